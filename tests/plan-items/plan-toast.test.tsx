import { render, textOf } from '../support/render';
import { expect, test, vi } from 'vitest';
import { PlanToast } from '~/plan-items/plan-toast';
import type { Toast } from '~/plan-items/toast';

const shown = vi.hoisted(() => ({ toast: null as Toast | null }));

// On the server there never is a toast.
vi.mock('~/plan-items/toast', () => ({ useToast: () => shown.toast, showToast: () => {} }));

const REGION = /^<(\w+) [^>]*aria-live="polite"[^>]*>(.*)<\/\1>$/s;

const regionOf = (toast: Toast | null) => {
  shown.toast = toast;
  return REGION.exec(render(<PlanToast />, '/tiket'))?.[2];
};

test('the live region is there before any toast, so that the first one is announced', () => {
  expect(regionOf(null)).toBe('');
});

test('a toast is inside the live region', () => {
  const toast = { id: 1, text: 'Ditambahkan ke rencana', isPersistent: false, trigger: null as never };
  expect(textOf(regionOf(toast) ?? '')).toContain('Ditambahkan ke rencana');
});
