import { expect, test, vi } from 'vitest';
import { PlanToast } from '~/plan-items/plan-toast';
import type { Toast } from '~/plan-items/toast';
import { bodyOf } from '../support/dom';
import { render } from '../support/render';
import { textOf } from '../support/text-of';

const shown = vi.hoisted(() => ({ toast: null as Toast | null }));

// On the server there never is a toast.
vi.mock('~/plan-items/toast', () => ({ useToast: () => shown.toast, showToast: () => {} }));

/** All that is rendered is one live region. */
const regionOf = (toast: Toast | null) => {
  shown.toast = toast;
  const regions = [...bodyOf(render(<PlanToast />, '/tiket')).children];
  expect(regions.map((region) => region.getAttribute('aria-live'))).toEqual(['polite']);
  return regions[0];
};

test('the live region is there before any toast, so that the first one is announced', () => {
  expect(regionOf(null)?.childNodes).toHaveLength(0);
});

test('a toast is inside the live region', () => {
  const toast = { id: 1, text: 'Ditambahkan ke rencana', isPersistent: false, trigger: null as never };
  expect(textOf(regionOf(toast) ?? '')).toContain('Ditambahkan ke rencana');
});
