/**
 * A second, independent statement of the expected remembered plan and of each tab's history. The random walk in
 * `plan-walk.spec.ts` compares the site with it.
 */

/** A record that the walk adds to plans. */
export interface Sample {
  title: string;
  price: number;
  unit: string;
  /** The smallest group, where people are counted. */
  minPeople?: number;
}

export const samples = {
  'ticket-900': { title: 'Uji 1', price: 10_000, unit: 'tiket' },
  'ticket-901': { title: 'Uji 2', price: 25_000, unit: 'tiket' },
  'paket-900': { title: 'Tur 1', price: 50_000, unit: 'orang', minPeople: 2 },
  'attraction-900': { title: 'Pura 1', price: 30_000, unit: 'orang', minPeople: 1 },
} satisfies Record<string, Sample>;

export type Key = keyof typeof samples;

export const sampleOf = (key: Key): Sample => samples[key];

export interface Item {
  key: Key;
  count: number | null;
}

export interface ModelPlan {
  items: readonly Item[];
  orang: string;
}

interface Entry {
  /** The path of a list, or a plan on the plan's page. */
  list?: string;
  plan?: ModelPlan;
  isOwn?: boolean;
}

export interface Tab {
  entries: Entry[];
  at: number;
  undo: (() => void) | null;
}

export const emptyPlan: ModelPlan = { items: [], orang: '' };

export const countOf = ({ key, count }: Item, { orang }: ModelPlan): number => {
  const { minPeople } = sampleOf(key);
  if (count !== null) return count;
  return minPeople === undefined ? 1 : Number(orang) || minPeople;
};

const firstCount = (key: Key) => (sampleOf(key).minPeople === undefined ? 1 : null);

/** The value of the param `isi`. */
export const isiOf = ({ items }: ModelPlan) =>
  items.map(({ key, count }) => (count === firstCount(key) ? key : `${key}x${count}`)).join(',');

/** The URL of a plan's page. */
export function hrefOf(plan: ModelPlan): string {
  const query = [
    ...(plan.items.length > 0 ? [`isi=${isiOf(plan)}`] : []),
    ...(plan.orang ? [`orang=${plan.orang}`] : []),
  ];
  return ['/rencana', query.join('&')].filter(Boolean).join('?');
}

const clamp = (count: number) => Math.min(60, Math.max(1, count));

export const itemIn = ({ items }: ModelPlan, key: Key) => items.find((item) => item.key === key);

export const withCount = (plan: ModelPlan, key: Key, count: number | null): ModelPlan => ({
  ...plan,
  items: plan.items.map((item) => (item.key === key ? { key, count } : item)),
});

export function changed(plan: ModelPlan, key: Key, by: number): ModelPlan {
  const item = itemIn(plan, key);
  return item ? withCount(plan, key, clamp(countOf(item, plan) + by)) : plan;
}

export const added = (plan: ModelPlan, key: Key): ModelPlan =>
  itemIn(plan, key) ? changed(plan, key, 1) : { ...plan, items: [...plan.items, { key, count: firstCount(key) }] };

export const without = (plan: ModelPlan, key: Key): ModelPlan => ({
  ...plan,
  items: plan.items.filter((item) => item.key !== key),
});

/** The remembered plan and two tabs. */
export class PlanModel {
  stored = emptyPlan;
  readonly tabs: readonly Tab[] = [0, 1].map(() => ({ entries: [{ list: '/paket-tour' }], at: 0, undo: null }));

  entry(tab: number): Entry {
    const { entries, at } = this.tab(tab);
    return entries[at] ?? {};
  }

  tab(index: number): Tab {
    const tab = this.tabs[index];
    if (!tab) throw new Error('no such tab');
    return tab;
  }

  /** The tab follows a link to another page. */
  open(tab: number, entry: Entry) {
    const { entries, at } = this.tab(tab);
    entries.splice(at + 1, entries.length, entry);
    this.go(tab, 1);
  }

  /** The tab goes back or forward. Another page hides an addition that could be undone. */
  go(index: number, by: number) {
    const tab = this.tab(index);
    const before = this.entry(index);
    tab.at += by;
    if (before.list !== this.entry(index).list) tab.undo = null;
    this.follow();
  }

  /** Remembers a plan. */
  store(plan: ModelPlan) {
    this.stored = plan;
    this.follow();
  }

  /** Changes the plan on a tab's page, and the remembered plan if it is the same. */
  change(tab: number, change: (plan: ModelPlan) => ModelPlan) {
    const entry = this.entry(tab);
    if (entry.isOwn) this.store(change(this.stored));
    else if (entry.plan) {
      entry.plan = change(entry.plan);
      this.follow();
    }
  }

  /** Updates each page of the remembered plan. */
  follow() {
    for (const index of this.tabs.keys()) {
      const entry = this.entry(index);
      if (!entry.plan) continue;
      entry.isOwn ||= entry.plan.items.length === 0 || hrefOf(entry.plan) === hrefOf(this.stored);
      if (entry.isOwn) entry.plan = this.stored;
    }
  }

  add(tab: number, key: Key) {
    const before = this.stored;
    const then = itemIn(before, key);
    const after = itemIn(added(before, key), key);
    this.tab(tab).undo = () => {
      const now = itemIn(this.stored, key);
      const isUnchanged = now?.count === after?.count;
      if (!now) return;
      if (then) this.store(isUnchanged ? withCount(this.stored, key, then.count) : changed(this.stored, key, -1));
      else if (isUnchanged || countOf(now, this.stored) <= 1) this.store(without(this.stored, key));
      else this.store(changed(this.stored, key, -1));
    };
    this.store(added(before, key));
  }

  remove(tab: number, key: Key) {
    const { plan, isOwn } = this.entry(tab);
    if (plan && isOwn) {
      const at = plan.items.findIndex((item) => item.key === key);
      const item = plan.items[at];
      this.tab(tab).undo = () => {
        if (!item || itemIn(this.stored, key)) return;
        this.store({ ...this.stored, items: this.stored.items.toSpliced(at, 0, item) });
      };
    }
    this.change(tab, (plan) => without(plan, key));
  }

  save(tab: number) {
    const before = this.stored;
    const { plan = emptyPlan } = this.entry(tab);
    this.tab(tab).undo = () => {
      this.entry(tab).isOwn = false;
      this.store(before);
    };
    this.store(plan);
  }
}
