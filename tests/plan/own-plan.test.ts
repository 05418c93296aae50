import { expect, test } from 'vitest';
import { relationOf } from '~/plan/own-plan';
import { parseItems } from '~/plan-items/items';
import type { Plan } from '~/plan-items/plan';

const plan = (isi: string, orang = ''): Plan => ({ items: parseItems(isi).items, tanggal: '', orang });

test.each([
  ['the remembered plan is the visitor’s own', plan('event-1'), plan('event-1'), false, 'own'],
  ['an entry that showed it follows it', plan('event-1,event-2'), plan('event-1'), true, 'behind'],
  ['another plan is somebody else’s', plan('event-1,event-2'), plan('event-1'), false, 'shared'],
  ['other people make another plan', plan('event-1', '4'), plan('event-1'), false, 'shared'],
  ['an entry without items opens it', plan('event-1'), plan(''), false, 'behind'],
  ['an entry without items shows an empty one', plan(''), plan(''), false, 'own'],
  ['an entry of an emptied plan follows it', plan(''), plan('event-1'), true, 'behind'],
  ['without storage nobody knows', null, plan('event-1'), true, 'unknown'],
] as const)('%s', (_, stored, shown, isOwn, relation) => {
  expect(relationOf(stored, { plan: shown, isOwn })).toBe(relation);
});
