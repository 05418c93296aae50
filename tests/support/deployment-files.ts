import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { ErrorObject } from 'ajv';
import { parse } from 'yaml';

const folder = fileURLToPath(new URL('../../deploy/', import.meta.url));

/** Returns the text of a file in `deploy/`. */
export const deployFile = (name: string) => readFileSync(folder + name, 'utf8');

/** The fields of a service in `deploy/compose.yaml` that the tests read. */
export interface ComposeService {
  image: string;
  environment?: Record<string, string>;
  command?: string[];
  volumes?: string[];
  networks?: string[];
  ports?: string[];
  healthcheck: { test: [string, ...string[]] };
  stop_grace_period?: string;
}

/**
 * Returns `deploy/compose.yaml` with anchors resolved and each `${VARIABLE:-default}` replaced by its default, and the
 * names of the variables without a default.
 */
export function readCompose(): {
  services: Record<string, ComposeService>;
  volumes: Record<string, null>;
  networks: Record<string, { internal?: boolean } | null>;
} {
  const text = deployFile('compose.yaml').replaceAll(/\$\{\w+:-([^}]*)\}/g, '$1');
  return parse(text.replaceAll(/\$\{(\w+):\?[^}]*\}/g, '$1'), { merge: true });
}

/** Returns the manifests of `deploy/kubernetes/` by file name. */
export function readManifests() {
  const names = readdirSync(`${folder}kubernetes`);
  return new Map(names.map((name) => [name, parse(deployFile(`kubernetes/${name}`))]));
}

/** The variables that `.env.example` lists. */
export const knownVariables = () =>
  [...deployFile('../.env.example').matchAll(/^# ([A-Z\d_]+)=/gm)].map(([, name]) => name);

/** A schema's errors for a file, one line each. */
export const errorLines = (errors?: ErrorObject[] | null) =>
  errors?.map(({ instancePath, message, params }) => `${instancePath} ${message} ${JSON.stringify(params)}`);
