/** Draws all pictures (or those whose name contains a filter): `npx tsx sample-admin/artwork/draw.ts [filter…]`. */
import { setPriority } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import sharp from 'sharp';
import { rasterise, seedOf } from './kit.js';
import { scenes } from './scenes/index.js';

const storage = join(dirname(fileURLToPath(import.meta.url)), '../storage');
const WORKERS = 2;

async function main(): Promise<void> {
  setPriority(10);
  sharp.concurrency(1);
  const filters = process.argv.slice(2);
  const jobs = Object.entries(scenes).filter(
    ([name]) => filters.length === 0 || filters.some((f) => name.includes(f)),
  );
  let total = 0;
  let next = 0;
  const worker = async (): Promise<void> => {
    for (let job = jobs[next++]; job; job = jobs[next++]) {
      const [name, scene] = job;
      const svg = scene(seedOf(name) % 100000);
      const size = await rasterise(
        svg,
        join(storage, `${name}.jpg`),
        name === 'hero'
          ? { width: 1920, height: 1080, quality: 76, floor: 66, budget: 140_000 }
          : { budget: 60_000, floor: 44 },
      );
      total += size;
      console.log(`${(size / 1024).toFixed(1).padStart(7)} KB  ${name}.jpg`);
    }
  };
  await Promise.all(Array.from({ length: WORKERS }, worker));
  console.log(
    `${(total / 1024).toFixed(1).padStart(7)} KB  total, ${jobs.length} pictures, average ${(total / 1024 / Math.max(1, jobs.length)).toFixed(1)} KB`,
  );
}

main().catch((error: unknown) => {
  console.error(error);
  process.exitCode = 1;
});
