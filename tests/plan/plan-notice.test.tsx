import { expect, test, vi } from 'vitest';
import { render, textOf } from '../support/render';

const shown = vi.hoisted(() => ({ notice: null as Notice | null }));

// On the server there never is a notice.
vi.mock('~/plan/notice', () => ({ useNotice: () => shown.notice, showNotice: () => {} }));

// The modules below see the mocks.

import type { Notice } from '~/plan/notice';
import { PlanNotice } from '~/plan/plan-notice';

const REGION = /^<(\w+) [^>]*aria-live="polite"[^>]*>(.*)<\/\1>$/s;

const regionOf = (notice: Notice | null) => {
  shown.notice = notice;
  return REGION.exec(render(<PlanNotice />, '/tiket'))?.[2];
};

test('the live region is there before any notice, so that the first one is announced', () => {
  expect(regionOf(null)).toBe('');
});

test('a notice is inside the live region', () => {
  const notice = { id: 1, text: 'Ditambahkan ke rencana', isPersistent: false, trigger: null as never };
  expect(textOf(regionOf(notice) ?? '')).toContain('Ditambahkan ke rencana');
});
