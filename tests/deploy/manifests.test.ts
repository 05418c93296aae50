import { readFileSync } from 'node:fs';
import Ajv from 'ajv';
import { expect, test } from 'vitest';
import routes from '~/routes';
import { deployFile, errorLines, knownVariables, readManifests } from '../support/deployment-files';

const manifests = readManifests();
const find = (kind: string) => [...manifests.values()].find((manifest) => manifest.kind === kind);
const deployment = find('Deployment');
const service = find('Service');
const settings = find('ConfigMap');
const secret = find('Secret');
const pod = deployment.spec.template;
const [container] = pod.spec.containers;
const labels = pod.metadata.labels;

/** A port of the container. */
const portNamed = (wanted: string): { name: string; containerPort: number } =>
  container.ports.find(({ name }: { name: string }) => name === wanted);

/** The published schemas, in which an unknown field is an error, as for `kubeconform -strict`. */
function strictSchemas() {
  const document = JSON.parse(readFileSync('tests/fixtures/kubernetes/schemas.json', 'utf8'));
  for (const schema of Object.values<Record<string, unknown>>(document.definitions))
    if (schema.properties) schema.additionalProperties = false;
  return new Ajv({ strict: false, validateFormats: false, allErrors: true }).addSchema(document, 'kubernetes');
}
const ajv = strictSchemas();

const packages: Record<string, string> = {
  v1: 'core.v1',
  'apps/v1': 'apps.v1',
  'autoscaling/v2': 'autoscaling.v2',
  'networking.k8s.io/v1': 'networking.v1',
  'policy/v1': 'policy.v1',
};

/** A manifest's errors by the published schema of its kind. */
function errorsIn(manifest: { apiVersion: string; kind: string }) {
  const name = `io.k8s.api.${packages[manifest.apiVersion]}.${manifest.kind}`;
  ajv.validate(`kubernetes#/definitions/${name}`, manifest);
  return errorLines(ajv.errors);
}

test.each([...manifests])('%s is valid by the published schema of its kind', (_, manifest) => {
  expect(errorsIn(manifest)).toBeUndefined();
});

test('a misspelled field and a value of the wrong type are found', () => {
  const wrong = structuredClone(deployment);
  wrong.spec.template.spec.containers[0].readinesProbe = container.readinessProbe;
  wrong.spec.strategy.type = 'Rolling';
  wrong.spec.minReadySeconds = 'five';
  const errors = errorsIn(wrong)?.join('\n');
  expect(errors).toContain('readinesProbe');
  expect(errors).toContain('/spec/strategy/type');
  expect(errors).toContain('/spec/minReadySeconds');
});

test('there is one manifest of each kind, and each has the labels of the pods', () => {
  const kinds = [...manifests.values()].map(({ kind }) => kind).toSorted();
  expect(kinds).toEqual([
    'ConfigMap',
    'Deployment',
    'HorizontalPodAutoscaler',
    'Ingress',
    'NetworkPolicy',
    'PodDisruptionBudget',
    'Secret',
    'Service',
  ]);
  for (const { metadata } of manifests.values()) expect(metadata.labels).toEqual(labels);
});

test('deployment, service and disruption budget select the pods; autoscaler and ingress lead to them', () => {
  expect(deployment.spec.selector.matchLabels).toEqual(labels);
  expect(service.spec.selector).toEqual(labels);
  expect(find('PodDisruptionBudget').spec.selector.matchLabels).toEqual(labels);
  const { kind, name } = find('HorizontalPodAutoscaler').spec.scaleTargetRef;
  expect([kind, name]).toEqual(['Deployment', deployment.metadata.name]);
  const [{ backend }] = find('Ingress').spec.rules[0].http.paths;
  expect(backend.service).toEqual({ name: service.metadata.name, port: { name: service.spec.ports[0].name } });
});

test('the port is the same in the settings, the container, the service, the probes and the image', () => {
  const port = portNamed('http');
  expect(String(port.containerPort)).toBe(settings.data.PORT);
  expect(deployFile('Containerfile')).toContain(`EXPOSE ${port.containerPort}\n`);
  expect(service.spec.ports[0].targetPort).toBe(port.name);
  const probes = ['startupProbe', 'readinessProbe', 'livenessProbe'].map((probe) => container[probe].httpGet);
  expect(probes.map((probe) => probe.port)).toEqual([port.name, port.name, port.name]);
  const paths = routes.map(({ path }) => `/${path}`);
  expect(probes.filter((probe) => !paths.includes(probe.path))).toEqual([]);
});

test("the metrics have a port that no service leads to, on the pod's address", () => {
  expect(portNamed('metrics').containerPort).toBe(9464);
  expect(deployFile('../.env.example')).toContain('\n# METRICS_PORT=9464\n');
  expect(settings.data).toMatchObject({ METRICS: 'on', METRICS_HOST: '0.0.0.0' });
  expect(service.spec.ports).toHaveLength(1);
});

test('the liveness probe checks that the process is up, and the readiness probe that it has content', () => {
  expect(container.livenessProbe.httpGet.path).toBe('/healthz');
  expect(container.startupProbe.httpGet.path).toBe('/healthz');
  expect(container.readinessProbe.httpGet.path).toBe('/readyz');
});

test('each port has one kind of caller, and the pods reach only DNS, Redis and https', () => {
  const { podSelector, policyTypes, ingress, egress } = find('NetworkPolicy').spec;
  expect(podSelector.matchLabels).toEqual(labels);
  expect(policyTypes).toEqual(['Ingress', 'Egress']);
  const callers = ingress.map((rule: { from: object[]; ports: { port: string }[] }) => [rule.ports, rule.from.length]);
  expect(callers).toEqual([
    [[{ port: 'http' }], 1],
    [[{ port: 'metrics' }], 1],
  ]);
  const ports = egress.flatMap((rule: { ports: { port: number }[] }) => rule.ports.map(({ port }) => port));
  expect(ports).toEqual([53, 53, 6379, 443]);
});

test('every variable is one of .env.example; Redis comes from the secret, which holds no value', () => {
  const { name, valueFrom } = container.env[0];
  expect(knownVariables()).toEqual(expect.arrayContaining([name, ...Object.keys(settings.data)]));
  expect(container.envFrom).toEqual([{ configMapRef: { name: settings.metadata.name } }]);
  expect(valueFrom.secretKeyRef).toEqual({ name: secret.metadata.name, key: name });
  expect(Object.entries(secret.stringData)).toEqual([[name, expect.stringMatching(/^<.*>$/)]]);
});

test('the cache folder is a volume, since all else is read-only', () => {
  expect(container.securityContext.readOnlyRootFilesystem).toBe(true);
  const mounts: { name: string; mountPath: string }[] = container.volumeMounts;
  const mount = mounts.find(({ mountPath }) => mountPath === settings.data.CACHE_DIR);
  expect(pod.spec.volumes.map((volume: { name: string }) => volume.name)).toContain(mount?.name);
});

test('a pod has the time of its preStop and of a graceful shutdown', () => {
  const shutdownMs = Number(
    /SHUTDOWN_MS = ([\d_]+)/.exec(readFileSync('server.mjs', 'utf8'))?.[1]?.replaceAll('_', ''),
  );
  const wait = Number(container.lifecycle.preStop.exec.command[1]);
  expect(pod.spec.terminationGracePeriodSeconds).toBeGreaterThanOrEqual(wait + shutdownMs / 1000);
});
