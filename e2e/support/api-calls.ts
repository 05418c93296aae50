import type { SampleAdmin } from '../../sample-admin/server';

/** The paths called for data; a picture of the test before may still be on its way. */
export const apiCalls = ({ calls }: SampleAdmin): string[] =>
  calls.map(({ path }) => decodeURIComponent(path)).filter((path) => path.startsWith('/api/'));
