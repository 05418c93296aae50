import { readdirSync, readFileSync } from 'node:fs';
import postcss, { type ChildNode, type Container } from 'postcss';
import { transformWithEsbuild } from 'vite';
import { documentOf } from '../../tests/support/dom';
import { get } from '../../tests/support/isolated-site';
import { expect, test } from '../fixtures/test';

// `browserslist` in package.json names the supported browsers (README).

const { browserslist } = JSON.parse(readFileSync('package.json', 'utf8')) as { browserslist: string[] };
const target = browserslist.map((browser) => browser.replace(' >= ', ''));
const ASSETS = 'build/client/assets';

test('the scripts have no syntax that a supported browser cannot parse', async () => {
  const scripts = readdirSync(ASSETS).filter((name) => name.endsWith('.js'));
  expect(scripts.length).toBeGreaterThan(10);
  for (const name of scripts) {
    const code = readFileSync(`${ASSETS}/${name}`, 'utf8');
    // Syntax that the target lacks is rewritten, including a look-behind.
    const [kept, rewritten] = await Promise.all(
      ['esnext', target].map((one) => transformWithEsbuild(code, name, { target: one, sourcemap: false })),
    );
    expect.soft(rewritten?.code === kept?.code, name).toBe(true);
    expect.soft(code, `${name}: a look-behind in a text`).not.toMatch(/\(\?<[=!]/);
  }
});

/** Features that a supported browser lacks, in a selector, an at-rule's params, a property or a value. */
const newer: [feature: RegExp, lacking: string][] = [
  [/:has\(/, 'Firefox 120'],
  [/:popover-open/, 'Safari 16'],
  [/::details-content/, 'Safari 18.3'],
  [/@container/, 'Safari 15'],
  [/@property/, 'Firefox 127'],
  [/@media.*[<>]=?/, 'Safari 16.3'],
  [/@media.*scripting/, 'Chrome 119'],
  [/@(?:starting-style|scope)/, 'Firefox 127'],
  [/^[\w-]+:.*\b[\d.]+r?lh\b/, 'Chrome 108'],
  [/^[\w-]+:.*\b[\d.]+[sdl]v[hw]\b/, 'Chrome 107'],
  [/color-mix\(|\b(?:oklch|oklab|lch|lab)\(|rgb\(from|gradient\(.*\bin (?:oklab|lab)/, 'Chrome 110'],
  [/^text-wrap(?:-style)?:/, 'Chrome 113'],
  [/^(?:content-visibility|scrollbar-width|field-sizing|interpolate-size|scroll-initial-target):/, 'Safari 17'],
  [/^overflow(?:-[xy])?:.*\bclip/, 'Safari 15'],
];

/** Features that a page can do without, each with the reason. */
const enhancements: [style: RegExp, reason: string][] = [
  [/^overflow-x:clip$/, 'styles/utilities.css hides it in browsers without'],
  [/^(?:html|body):has| body:has\(/, 'styles/base.css has a rule for browsers without it'],
  [/^\[data-list-head\]:not\(:has/, 'the count has a row of its own'],
  [/^\.\\@container|@container not \(min-width:18rem\)/, 'a word stays beside its icon, on a second line'],
  [/:is\(\[open\],/, 'a list in `:is` forgives what a browser does not know'],
  [/^text-wrap/, 'lines break unevenly'],
  [/^scrollbar-width/, 'a scrollbar shows'],
  [/^scroll-initial-target/, 'a row starts at its beginning'],
  [/^min-height:1lh$/, 'an icon has its own height'],
  [/^(?:max-)?height:[\d.]*lh$/, 'a line of a loading state is lower'],
  [/::details-content|^content-visibility/, 'what is closed is opened by its summary'],
  [/@container.*scroll-state/, 'what moves while it sticks stays where it is'],
  [/@property/, 'Tailwind sets the same initial values in a rule'],
  [/data-card-link/, 'the link has the ring instead of its card'],
  [/^section:not\(:has\(>ul/, 'a heading of a printed plan may end a column'],
  [/aria-label="?Harga/, 'the cards stand beside each other on paper'],
];

test('every style that a supported browser lacks has a fallback, or the page can do without it', async ({ site }) => {
  const { text } = await get(site.url);
  const css = documentOf(text).getElementById('styles')?.textContent ?? '';
  const lacking: string[] = [];
  const root = postcss.parse(css);
  const check = (node: ChildNode, style: string) => {
    for (const [feature, browser] of newer) {
      if (!feature.test(style) || hasFallback(node, feature)) continue;
      const context = [style, ...parentsOf(node).map(headOf)];
      if (!enhancements.some(([known]) => context.some((one) => known.test(one)))) {
        lacking.push(`${browser}: ${context.join(' in ')}`);
      }
    }
  };
  root.walkDecls((declaration) => check(declaration, `${declaration.prop}:${declaration.value}`));
  root.walkRules((rule) => check(rule, rule.selector));
  root.walkAtRules((rule) => {
    if (rule.name !== 'supports') check(rule, `@${rule.name} ${rule.params}`);
  });
  expect(lacking).toEqual([]);
});

const parentsOf = (node: ChildNode): Container[] => {
  const { parent } = node;
  return parent && parent.type !== 'root' ? [parent as Container, ...parentsOf(parent as ChildNode)] : [];
};

const headOf = (node: Container): string => {
  if (node.type === 'rule') return (node as postcss.Rule).selector;
  const { name, params } = node as postcss.AtRule;
  return `@${name} ${params}`;
};

/** Whether a style is in an `@supports` of its feature, or overrides the same property without the feature. */
function hasFallback(node: ChildNode, feature: RegExp): boolean {
  const conditions = parentsOf(node)
    .map(headOf)
    .filter((head) => head.startsWith('@supports'));
  if (conditions.some((condition) => feature.test(condition.replace(/^@supports \(?/, '')))) return true;
  if (node.type !== 'decl') return false;
  const before = node.parent?.nodes.slice(0, node.parent.index(node)) ?? [];
  return before.some(
    (one) => one.type === 'decl' && one.prop === node.prop && !feature.test(`${one.prop}:${one.value}`),
  );
}
