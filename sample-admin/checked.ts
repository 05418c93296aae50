import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { relative } from 'node:path';
import type { z } from 'zod';

const require = createRequire(import.meta.url);

/** TypeScript's parser knows the positions of values, which JSON.parse does not. It is slow to load. */
const loadParser = (): typeof import('typescript') => require('typescript');

/**
 * Reads a JSON file.
 *
 * @throws {Error} with file and line, if it is not JSON.
 */
export function readJson(file: string): unknown {
  const text = readFileSync(file, 'utf8');
  try {
    return JSON.parse(text);
  } catch (error) {
    const { start } = loadParser().parseConfigFileTextToJson(file, text).error ?? {};
    const line = start === undefined ? '' : `:${text.slice(0, start).split('\n').length}`;
    throw new Error(`${shown(file)}${line}: ${(error as Error).message}`);
  }
}

/**
 * Returns a file's value if its schema accepts it.
 *
 * @throws {Error} with the file and the line of the first wrong field.
 */
export function checked<T>(schema: z.ZodType<T>, file: string, value: unknown): T {
  const { data, error } = schema.safeParse(value);
  const issues = error?.issues ?? [];
  // A misspelled field is also a missing one, which has no line number.
  const issue = issues.find(({ code }) => code === 'unrecognized_keys') ?? issues[0];
  if (!issue) return data as T;
  const text = readFileSync(file, 'utf8');
  const path = issue.code === 'unrecognized_keys' ? [...issue.path, issue.keys[0] ?? ''] : issue.path;
  const line = file.endsWith('.json') ? lineInJson(text, path) : lineInFrontMatter(text, path);
  throw new Error(`${shown(file)}:${line}: ${path.join('.')}: ${issue.message}`);
}

const shown = (file: string) => relative(process.cwd(), file);

/** Returns the line of the value at a path, counted from 1; if it is missing, the line of its container. */
function lineInJson(text: string, path: readonly PropertyKey[]): number {
  const ts = loadParser();
  const source = ts.parseJsonText('content.json', text);
  let node: import('typescript').Node | undefined = source.statements[0]?.expression;
  let found = node;
  for (const key of path) {
    if (node && ts.isObjectLiteralExpression(node)) {
      const property = node.properties.find(({ name }) => name && ts.isStringLiteral(name) && name.text === key);
      found = property ?? found;
      node = property && ts.isPropertyAssignment(property) ? property.initializer : undefined;
    } else if (node && ts.isArrayLiteralExpression(node)) {
      node = node.elements[Number(key)];
      found = node ?? found;
    }
  }
  return found ? source.getLineAndCharacterOfPosition(found.getStart(source)).line + 1 : 1;
}

/** Returns the line of a field, counted from 1; if it is missing, the first line. */
function lineInFrontMatter(text: string, [field]: readonly PropertyKey[]): number {
  return text.split('\n').findIndex((line) => line.startsWith(`${String(field)}:`)) + 1 || 1;
}
