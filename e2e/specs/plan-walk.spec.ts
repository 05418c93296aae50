import fc, { type Arbitrary, type AsyncCommand } from 'fast-check';
import type { Browser, Page } from 'playwright/test';
import type { SampleAdmin } from '../../sample-admin/server';
import { listAt, numbered } from '../fixtures/lists';
import { expect, test } from '../fixtures/test';
import { gotoHydrated, hydrated } from '../support/goto-hydrated';
import {
  added,
  changed,
  countOf,
  emptyPlan,
  hrefOf,
  itemIn,
  type Key,
  type ModelPlan,
  PlanModel,
  sampleOf,
  samples,
  withCount,
} from '../support/plan-model';

/**
 * Random walks of two tabs with plans: adding, counting, removing, undo, shared links, saving, Back, forward and reload.
 * After each step the pages, the device's memory and the chat agree with the model. `PLAN_WALK_STEPS` sets more steps.
 */

const STEPS = Number(process.env.PLAN_WALK_STEPS ?? 120);
const STEPS_OF_A_WALK = 200;

const keys = Object.keys(samples) as Key[];

interface Tabs {
  url: string;
  /** The number of steps taken. */
  steps: number;
  pages: readonly Page[];
}

/** The plan as a page shows it. */
interface Shown {
  url: string;
  header: string;
  items: string[];
  ownership: string | null;
  people: string | null;
  chat: string | null;
  /** The URL of the plan that the device remembers. */
  stored: string;
}

const PLAN_LINK = /^Rencana(?: \(\d+\))?$/;

async function shown(page: Page, site: string): Promise<Shown> {
  const main = page.getByRole('main');
  const header = page.getByRole('banner').getByRole('link', { name: PLAN_LINK });
  const [items, actions, order, people, stored] = await Promise.all([
    main
      .getByRole('group', { name: /^Jumlah / })
      .evaluateAll((groups) =>
        groups.map((group) => `${group.getAttribute('aria-label')?.replace('Jumlah ', '')}: ${group.textContent}`),
      ),
    main.getByText(/^(Tersimpan di perangkat ini|Simpan ke rencana saya)$/).allTextContents(),
    main.getByRole('link', { name: 'Pesan semuanya' }).evaluateAll((links) => links[0]?.getAttribute('href') ?? null),
    page
      .getByLabel('Orang', { exact: true })
      .evaluateAll((fields) => fields.map((field) => (field as HTMLInputElement).value)),
    page.evaluate(() => localStorage.getItem('rencana') ?? ''),
  ]);
  const isPlan = new URL(page.url()).pathname === '/rencana';
  const text = order && new URL(order, site).searchParams.get('text');
  return {
    url: page.url().replace(site, ''),
    header: ((await header.textContent()) ?? '').match(/\(\d+\)/)?.[0] ?? '',
    items: isPlan ? items : [],
    ownership: actions[0] ?? null,
    people: isPlan ? (people[0] ?? null) : null,
    chat: isPlan && text ? summaryOf(text) : null,
    stored: `/rencana?${stored}`.replace(/\?$/, ''),
  };
}

/** A message without its greetings and headings. */
const summaryOf = (text: string) =>
  text
    .split('\n')
    .filter((line) => !/^$|:$|^Apakah|^http/.test(line) || line.includes(' orang:'))
    .map((line) => line.replace(/^Halo, saya ingin memesan rencana liburan ini(?: untuk )?/, ''))
    .concat(
      text
        .split('\n')
        .at(-1)
        ?.replace(/^.*\/rencana/, '/rencana') ?? '',
    )
    .filter(Boolean)
    .join('\n');

function expected(model: PlanModel, tab: number): Shown {
  const { plan, isOwn, list } = model.entry(tab);
  const stored = hrefOf(model.stored);
  const header = model.stored.items.length > 0 ? `(${model.stored.items.length})` : '';
  if (!plan || plan.items.length === 0) {
    const url = list ?? hrefOf(plan ?? emptyPlan);
    return { url, header, items: [], ownership: null, people: null, chat: null, stored };
  }
  const inOrder = plan.items.toSorted((a, b) => sectionOf(a.key) - sectionOf(b.key));
  return {
    url: hrefOf(plan),
    header,
    items: inOrder.map((item) => `${sampleOf(item.key).title}: ${countOf(item, plan)} ${sampleOf(item.key).unit}`),
    ownership: isOwn ? 'Tersimpan di perangkat ini' : 'Simpan ke rencana saya',
    people: plan.orang,
    chat: chatOf(plan, inOrder),
    stored,
  };
}

/** A plan's sections are in the order of the site. */
const sectionOf = (key: Key) => ['paket', 'ticket', 'attraction'].indexOf(key.split('-')[0] ?? '');

function chatOf(plan: ModelPlan, items: ModelPlan['items']): string {
  const lines = items.map((item) => {
    const { title, unit, minPeople } = sampleOf(item.key);
    const count = countOf(item, plan);
    return minPeople !== undefined && String(count) === plan.orang ? title : `${title}, ${count} ${unit}`;
  });
  const sum = items.reduce((total, item) => total + sampleOf(item.key).price * countOf(item, plan), 0);
  const rupiah = `Rp ${String(sum).replace(/\B(?=(\d{3})+$)/g, '.')}`;
  const opening = plan.orang ? [`${plan.orang} orang:`] : [];
  return [...opening, ...lines, `Perkiraan mulai dari ${rupiah}.`, hrefOf(plan)].join('\n');
}

type Step = AsyncCommand<PlanModel, Tabs>;

/** A step in one of the tabs. Pages, memory and chat agree after it. */
function step(
  name: string,
  tab: number,
  check: (model: PlanModel) => boolean,
  run: (model: PlanModel, page: Page, url: string) => Promise<unknown>,
): Step {
  return {
    check,
    run: async (model, real) => {
      const { pages, url } = real;
      const page = pages[tab] as Page;
      await run(model, page, url);
      for (const [index, one] of pages.entries()) {
        // A tab's stored plan reaches the other tab's process a moment later.
        await expect
          .poll(() => shown(one, url), { message: `${name}, tab ${index}`, intervals: [10, 20, 40, 80] })
          .toEqual(expected(model, index));
      }
      real.steps += 1;
    },
    toString: () => `${name} (${tab})`,
  };
}

const planOf = (model: PlanModel, tab: number) => model.entry(tab).plan;
const has = (model: PlanModel, tab: number, key: Key) => {
  const plan = planOf(model, tab);
  return plan !== undefined && itemIn(plan, key) !== undefined;
};

const lists = { '/paket-tour': 'Paket Tour', '/tiket': 'Tiket', '/attraction': 'Wisata & Atraksi' };
const listOf = (key: Key) =>
  ({ paket: '/paket-tour', ticket: '/tiket', attraction: '/attraction' })[key.split('-')[0] ?? ''];

const link = (page: Page, name: string | RegExp) => page.getByRole('main').getByRole('link', { name, exact: true });

const tabs = fc.nat(1);
const anyKey = fc.constantFrom(...keys);
const people = fc.constantFrom('', '1', '4');

const anyStep: Arbitrary<Step>[] = [
  fc
    .record({ tab: tabs, path: fc.constantFrom(...(Object.keys(lists) as (keyof typeof lists)[])) })
    .map(({ tab, path }) =>
      step(
        `open ${path}`,
        tab,
        (model) => planOf(model, tab) !== undefined,
        async (model, page) => {
          await page
            .getByRole('navigation', { name: 'Daftar lengkap' })
            .getByRole('link', { name: lists[path] })
            .click();
          model.open(tab, { list: path });
        },
      ),
    ),
  tabs.map((tab) =>
    step(
      'open the own plan',
      tab,
      (model) => planOf(model, tab) === undefined,
      async (model, page) => {
        await page.getByRole('banner').getByRole('link', { name: PLAN_LINK }).click();
        model.open(tab, { plan: model.stored, isOwn: true });
      },
    ),
  ),
  fc
    .record({
      tab: tabs,
      items: fc.uniqueArray(fc.tuple(anyKey, fc.nat(3)), { selector: ([key]) => key, minLength: 1, maxLength: 3 }),
      orang: people,
    })
    .map(({ tab, items, orang }) => {
      const plan = items.reduce<ModelPlan>(
        (plan, [key, count]) => (count === 0 ? added(plan, key) : withCount(added(plan, key), key, count)),
        { ...emptyPlan, orang },
      );
      return step(
        `open a link to ${hrefOf(plan)}`,
        tab,
        () => true,
        async (model, page, url) => {
          const current = model.entry(tab).plan;
          await gotoHydrated(page, url + hrefOf(plan));
          model.tab(tab).undo = null;
          // The same URL again replaces the entry.
          if (current && hrefOf(current) === hrefOf(plan)) model.tab(tab).entries[model.tab(tab).at] = { plan };
          else model.open(tab, { plan });
          model.follow();
        },
      );
    }),
  fc.record({ tab: tabs, key: anyKey }).map(({ tab, key }) =>
    step(
      `add ${key}`,
      tab,
      (model) => model.entry(tab).list === listOf(key),
      async (model, page) => {
        // Lets the time pass within which two presses count as one.
        await page.clock.fastForward(600);
        await link(page, new RegExp(`^Masukkan ${sampleOf(key).title} ke rencana`)).press('Enter');
        model.add(tab, key);
      },
    ),
  ),
  fc
    .record({ tab: tabs, key: anyKey, times: fc.integer({ min: 1, max: 3 }), by: fc.constantFrom(1, -1) })
    .map(({ tab, key, times, by }) =>
      step(
        `${by > 0 ? 'more' : 'less'} of ${key}, ${times} times at once`,
        tab,
        (model) => {
          const plan = planOf(model, tab);
          const item = plan && itemIn(plan, key);
          return plan !== undefined && item !== undefined && (by > 0 || countOf(item, plan) > times);
        },
        async (model, page) => {
          const change = link(page, `${by > 0 ? 'Tambah' : 'Kurangi'} ${sampleOf(key).title}`);
          for (let time = 0; time < times; time += 1) {
            await change.click();
            model.change(tab, (plan) => changed(plan, key, by));
          }
        },
      ),
    ),
  fc.record({ tab: tabs, key: anyKey }).map(({ tab, key }) =>
    step(
      `remove ${key}`,
      tab,
      (model) => has(model, tab, key),
      async (model, page) => {
        await link(page, `Hapus ${sampleOf(key).title} dari rencana`).press('Enter');
        model.remove(tab, key);
      },
    ),
  ),
  fc.record({ tab: tabs, orang: people }).map(({ tab, orang }) =>
    step(
      `${orang || 'no'} people`,
      tab,
      (model) => (planOf(model, tab)?.items.length ?? 0) > 0,
      async (model, page) => {
        await page.getByLabel('Orang', { exact: true }).fill(orang);
        await page.clock.fastForward(600);
        model.change(tab, (plan) => ({ ...plan, orang }));
      },
    ),
  ),
  fc.record({ tab: tabs, key: anyKey }).map(({ tab, key }) =>
    step(
      `the plan’s people for ${key}`,
      tab,
      (model) => {
        const plan = planOf(model, tab);
        const item = plan && itemIn(plan, key);
        const counts = item && sampleOf(key).minPeople !== undefined && plan.orang !== '';
        return Boolean(counts && item.count !== null && String(item.count) !== plan.orang);
      },
      async (model, page) => {
        await link(page, new RegExp(`^Jadikan ${sampleOf(key).title} \\d+ orang$`)).click();
        model.change(tab, (plan) => withCount(plan, key, null));
      },
    ),
  ),
  tabs.map((tab) =>
    step(
      'save',
      tab,
      (model) => {
        const { plan, isOwn } = model.entry(tab);
        return plan !== undefined && plan.items.length > 0 && !isOwn;
      },
      async (model, page) => {
        await page.getByRole('button', { name: 'Simpan ke rencana saya' }).press('Enter');
        model.save(tab);
      },
    ),
  ),
  tabs.map((tab) =>
    step(
      'undo',
      tab,
      (model) => model.tab(tab).undo !== null,
      async (model, page) => {
        await page.getByRole('button', { name: 'Urungkan' }).press('Enter');
        model.tab(tab).undo?.();
        model.tab(tab).undo = null;
      },
    ),
  ),
  fc.record({ tab: tabs, by: fc.constantFrom(1, -1) }).map(({ tab, by }) =>
    step(
      by > 0 ? 'forward' : 'back',
      tab,
      (model) => model.tab(tab).entries[model.tab(tab).at + by] !== undefined,
      async (model, page) => {
        await page.evaluate(() => document.documentElement.setAttribute('data-left', ''));
        await (by > 0 ? page.goForward() : page.goBack());
        await hydrated(page);
        // A document of an earlier visit. The tests' clock gives all documents the same `timeOrigin`.
        const isSame = await page.evaluate(() => document.documentElement.toggleAttribute('data-left') === false);
        if (!isSame) {
          await page.evaluate(() => document.documentElement.removeAttribute('data-left'));
          model.tab(tab).undo = null;
        }
        model.go(tab, by);
      },
    ),
  ),
  tabs.map((tab) =>
    step(
      'reload',
      tab,
      () => true,
      async (model, page) => {
        await page.reload();
        await hydrated(page);
        model.tab(tab).undo = null;
      },
    ),
  ),
];

function replaceSamples(admin: SampleAdmin) {
  const records = (path: string, key: string, more: object = {}) =>
    numbered(listAt(path), 2).map((record, index) => {
      const sample: { title: string; price: number } | undefined = samples[`${key}-${900 + index}` as Key];
      const names = sample && { judul: sample.title, title: sample.title, name: sample.title };
      return { ...record, ...names, harga: sample?.price, price: sample?.price, ...more };
    });
  admin.replace('pakets', records('/paket-tour', 'paket', { min_people: 2 }));
  admin.replace('tickets', records('/tiket', 'ticket', { stock: 1000 }));
  admin.replace('attractions', records('/attraction', 'attraction'));
}

async function openTabs(browser: Browser, url: string): Promise<Tabs & { close: () => Promise<void> }> {
  const context = await browser.newContext({ viewport: { width: 1280, height: 800 }, serviceWorkers: 'block' });
  const pages = [await context.newPage(), await context.newPage()];
  for (const page of pages) {
    // The walk ends when a page lacks what the model expects.
    page.setDefaultTimeout(60_000);
    await page.clock.install();
    await gotoHydrated(page, `${url}/paket-tour`);
  }
  return { url, steps: 0, pages, close: () => context.close() };
}

test('two tabs, the device’s memory and the chat agree with the model after every step', async ({ browser, site }) => {
  test.setTimeout(300_000 + STEPS * 3000);
  replaceSamples(site.admin);
  let steps = 0;
  const walk = fc.asyncProperty(
    fc.commands<PlanModel, Tabs, false>(anyStep, { maxCommands: STEPS_OF_A_WALK, size: 'max' }),
    async (commands) => {
      const real = await openTabs(browser, site.url);
      try {
        await fc.asyncModelRun(() => ({ model: new PlanModel(), real }), commands);
        steps += real.steps;
      } finally {
        await real.close();
      }
    },
  );
  while (steps < STEPS) await fc.assert(walk, { numRuns: 1, endOnFailure: true });
});
