import { readFileSync } from 'node:fs';

/** The heap limit of Node.js in deployment. */
export const [heapLimit = ''] =
  /--max-old-space-size=\d+/.exec(readFileSync(new URL('../deploy/jelajahi@.service', import.meta.url), 'utf8')) ?? [];
