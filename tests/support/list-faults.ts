import type { Fault } from '../../sample-admin/server';

/** Every way a list can fail, with the site's status and the specified message (requirements 4). */
export const listFaults: [name: string, status: number, text: string, fault: Fault][] = [
  ['status 500', 502, 'HTTP error! status: 500', { kind: 'status', status: 500 }],
  ['status 404', 502, 'HTTP error! status: 404', { kind: 'status', status: 404 }],
  ['status 503', 502, 'HTTP error! status: 503', { kind: 'status', status: 503 }],
  ['a redirect', 502, 'HTTP error! status: 302', { kind: 'redirect', to: '/api/admin/blogs' }],
  ['a dropped connection', 502, 'Failed to fetch: network error', { kind: 'reset' }],
  ['truncated', 502, 'Failed to fetch: network error', { kind: 'cut' }],
  ['too slow', 504, 'Failed to fetch: timeout', { kind: 'hang' }],
  ['an HTML page', 502, 'Invalid data format from API', { kind: 'body', body: '<!doctype html>' }],
  ['without data', 502, 'Invalid data format from API', { kind: 'body', body: '{"success":true}' }],
  ['data null', 502, 'Invalid data format from API', { kind: 'body', body: '{"data":null}' }],
  ['data that is not a list', 502, 'Invalid data format from API', { kind: 'body', body: '{"data":{}}' }],
];

/** All faults for packages and attractions; the first one for the other collections, which share their code. */
export const faultsOf = <F>(collection: string, faults: readonly F[]): readonly F[] =>
  collection === 'pakets' || collection === 'attractions' ? faults : faults.slice(0, 1);
