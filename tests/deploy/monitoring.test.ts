import { readFileSync } from 'node:fs';
import { parser } from '@prometheus-io/lezer-promql';
import { expect, test } from 'vitest';
import { parse as parseYaml } from 'yaml';
import { createMetrics } from '~/server/metrics/registry.server';
import { faults } from '../../deploy/monitoring/faults';

interface Dashboard {
  panels: { title: string; targets?: { expr: string }[] }[];
  templating: { list: { query: string | { query: string } }[] };
}
interface Rules {
  groups: { rules: { alert: string; expr: string; annotations: Record<string, string> }[] }[];
}

const read = (name: string) => readFileSync(`deploy/monitoring/${name}`, 'utf8');
const dashboard: Dashboard = JSON.parse(read('dashboard.json'));
const rules = (parseYaml(read('alerts.yml')) as Rules).groups.flatMap((group) => group.rules);

/** The labels that Prometheus adds to every sample of a replica. */
const TARGET_LABELS = ['job', 'instance'];
const known = knownMetrics();

/** Each metric's labels by its names in Prometheus. */
function knownMetrics(): Map<string, string[]> {
  const { registry } = createMetrics();
  const labels = new Map([['up', TARGET_LABELS]]);
  for (const { name, type } of registry.getMetricsAsArray()) {
    const { labelNames = [] } = registry.getSingleMetric(name) as { labelNames?: string[] };
    const own = [...labelNames, ...TARGET_LABELS];
    // Prometheus stores a histogram as three series, and one of them has `le`.
    if (String(type) !== 'histogram') labels.set(name, own);
    else
      for (const part of ['bucket', 'count', 'sum'])
        labels.set(`${name}_${part}`, part === 'bucket' ? [...own, 'le'] : own);
  }
  return labels;
}

/** The metrics and labels in a query, and whether Prometheus could parse it. */
function namesIn(query: string) {
  // Grafana replaces these variables.
  const text = query.replaceAll(/\$__(?:rate_interval|range)/g, '5m');
  const names = { metrics: [] as string[], labels: [] as string[], isValid: true };
  parser.parse(text).iterate({
    enter: ({ name, from, to, type }) => {
      if (type.isError) names.isValid = false;
      if (name === 'Identifier') names.metrics.push(text.slice(from, to));
      if (name === 'LabelName') names.labels.push(text.slice(from, to));
    },
  });
  return names;
}

const queries = [
  ...dashboard.panels.flatMap(({ title, targets = [] }) => targets.map(({ expr }) => [title, expr] as const)),
  ...rules.map(({ alert, expr }) => [alert, expr] as const),
];

test.each(queries)('%s is a query of existing metrics and their labels: %s', (_, query) => {
  const { metrics, labels, isValid } = namesIn(query);
  expect(isValid).toBe(true);
  expect(metrics.length).toBeGreaterThan(0);
  expect(metrics.filter((name) => !known.has(name))).toEqual([]);
  const theirs = metrics.flatMap((name) => known.get(name) ?? []);
  expect(labels.filter((label) => !theirs.includes(label))).toEqual([]);
});

test('the dashboard offers the replicas of an existing metric', () => {
  const query = dashboard.templating.list.map((one) => one.query).at(-1) ?? '';
  const text = typeof query === 'string' ? query : query.query;
  const [, metric = ''] = /^label_values\((\w+), instance\)$/.exec(text) ?? [];
  expect(known.has(metric)).toBe(true);
});

test('the dashboard shows every metric of the site', () => {
  const shown = new Set(
    dashboard.panels.flatMap(({ targets = [] }) => targets.flatMap(({ expr }) => namesIn(expr).metrics)),
  );
  const own = [...known.keys()].filter((name) => name.startsWith('jelajahi_') && !name.endsWith('_sum'));
  expect(own.filter((name) => !shown.has(name))).toEqual([]);
});

test('the check makes a fault for each alert', () => {
  const made = new Set(faults.flatMap(({ alerts }) => alerts.map((alert) => alert.split(' ')[0])));
  expect([...made].toSorted()).toEqual(rules.map(({ alert }) => alert).toSorted());
});

test('an alert describes its problem and links to its section of the runbook', () => {
  const runbook = readFileSync('docs/operations/runbook.md', 'utf8');
  const headings = [...runbook.matchAll(/^## (.*)$/gm)].map(([, heading]) => heading);
  expect(headings).toEqual(rules.map(({ alert }) => alert));
  for (const { alert, annotations } of rules) {
    expect(annotations.summary).toBeTruthy();
    expect(annotations.runbook_url).toBe(`docs/operations/runbook.md#${alert.toLowerCase()}`);
  }
});
