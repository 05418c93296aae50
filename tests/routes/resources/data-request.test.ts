import type { LoaderFunctionArgs } from '@remix-run/node';
import { expect, test, vi } from 'vitest';
import { readTarget } from '~/server/http/request-target.server';
import { admin } from '../../support/admin';

// The build makes it.
vi.mock('virtual:service-worker', () => ({ default: '' }));

type Resource = { loader: (args: LoaderFunctionArgs) => Promise<Response> };
const resources = Object.entries(import.meta.glob<Resource>('/app/routes/resources/*.ts'));

test.each(resources)('%s has no data for a navigation, and reads nothing for it', async (_, load) => {
  const { loader } = await load();
  const args = {
    request: new Request('https://www.jelajahi.example/sumber'),
    params: { slug: '13', type: 'tiket' },
    context: { target: readTarget('/sumber.data') },
  };
  const response = await Promise.resolve(args)
    .then(loader)
    .catch((thrown: Response) => thrown);
  expect([response.status, response.headers.get('Cache-Control')]).toEqual([404, 'private, no-cache']);
  expect(admin.calls).toEqual([]);
});
