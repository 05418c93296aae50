import { expect, test } from 'vitest';
import { comparisonIn } from '~/plan-items/compare-href';
import { parseItems } from '~/plan-items/items';

test.each([
  ['transportasi-1', 'transportasi-1', undefined],
  ['transportasi-1,akomodasi-2', 'akomodasi-2', undefined],
  ['tiket-1,ticket-2,ticket-3', 'ticket-3', undefined],
  ['transportasi-1,akomodasi-2,transportasi-3', 'transportasi-3', 'transportasi-1,transportasi-3'],
  ['paket-1x4,paket-2', 'paket-2', 'paket-1,paket-2'],
  // At most three items, including the one added last, even if it was added again.
  ['akomodasi-1,akomodasi-2,akomodasi-3,akomodasi-4', 'akomodasi-4', 'akomodasi-2,akomodasi-3,akomodasi-4'],
  ['akomodasi-1x2,akomodasi-2,akomodasi-3,akomodasi-4', 'akomodasi-1', 'akomodasi-3,akomodasi-4,akomodasi-1'],
])('in the plan %s, %s is compared in %s', (plan, added, isi) => {
  const [ref] = parseItems(added).items;
  const expected = isi === undefined ? undefined : `/bandingkan?isi=${isi}`;
  expect(ref && comparisonIn(parseItems(plan), ref)).toBe(expected);
});
