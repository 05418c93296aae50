import { render } from '../../support/render';
import { expect, test, vi } from 'vitest';
import HomeRoute, { loader } from '~/routes/pages/home';
import { log } from '~/server/logger.server';
import { callLoader } from '../../support/loader-response';

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
  expect(html).toContain('Error:');
  expect(html).toContain('Gagal memuat data. Silakan coba lagi nanti.');
  expect(html.split('Gagal memuat data')).toHaveLength(2);
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
    expect(html).toContain(title);
  expect(html.match(/Tidak ada data untuk ditampilkan/g)).toHaveLength(5);
  expect(html).toContain('Memuat data ...');
});
