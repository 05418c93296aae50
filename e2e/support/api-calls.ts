import type { SampleAdmin } from '../../sample-admin/server';

/** The paths called for data. Pictures are left out: one of the previous test may still be on its way. */
export const apiCalls = ({ calls }: SampleAdmin): string[] =>
  calls.map(({ path }) => decodeURIComponent(path)).filter((path) => path.startsWith('/api/'));
