import { within } from '@testing-library/dom';
import { expect, test, vi } from 'vitest';
import HomeRoute, { loader } from '~/routes/pages/home';
import { log } from '~/server/logger.server';
import { bodyOf } from '../../support/dom';
import { callLoader } from '../../support/loader-response';
import { render } from '../../support/render';
import { textOf } from '../../support/text-of';

vi.mock('~/admin-api/records.server', () => ({
  listRecords: () => Promise.reject(new TypeError('outside the calls')),
}));

test('when everything fails for a reason outside the calls, home shows the error with status 200', async () => {
  const logged = vi.spyOn(log, 'error');
  const response = await callLoader(loader, '/');
  expect([response.thrown, response.status]).toEqual([false, 200]);
  expect(response.headers.get('Cache-Control')).toBe('no-store');
  expect(logged).toHaveBeenCalled();

  const html = render(<HomeRoute />, '/', response.data);
  const body = bodyOf(html);
  const { getAllByText, getByRole } = within(body);
  expect(textOf(body)).toContain('Error:');
  expect(textOf(body).match(/Gagal memuat data\b.*/g)).toEqual(['Gagal memuat data. Silakan coba lagi nanti.']);
  expect(html).not.toContain('outside the calls');
  // The page still shows its five sections and its dishes.
  for (const title of [
    'Paket Tour Terbaik',
    'Atraksi Populer',
    'Akomodasi Terbaik',
    'Transportasi Terbaik',
    'Event Terdekat',
    'Cita Rasa Bali',
  ])
    expect(getByRole('heading', { name: title })).toBeDefined();
  expect(getAllByText(/Tidak ada data untuk ditampilkan/)).toHaveLength(5);
  expect(textOf(body)).toContain('Memuat data ...');
});
