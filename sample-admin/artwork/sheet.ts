/** Contact sheet of drawn pictures, to judge them together: `npx tsx sample-admin/artwork/sheet.ts [filter…]` → /tmp/sheet[-filter].png. */
import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import sharp from 'sharp';
import { scenes } from './scenes/index.js';

const storage = join(dirname(fileURLToPath(import.meta.url)), '../storage');
const GAP = 14;

async function main(): Promise<void> {
  const filters = process.argv.slice(2);
  const files = Object.keys(scenes)
    .filter((name) => filters.length === 0 || filters.some((f) => name.includes(f)))
    .map((name) => join(storage, `${name}.jpg`))
    .filter((file) => existsSync(file));
  // One picture is shown large, several as tiles of card size.
  const [W, H] = files.length === 1 ? [1280, 960] : [480, 360];
  const out = `/tmp/sheet${filters.map((f) => `-${f.replace(/\W+/g, '-')}`).join('')}.png`;
  const cols = Math.min(4, Math.max(1, files.length));
  const rows = Math.ceil(files.length / cols);
  const tiles = await Promise.all(
    files.map(async (file, i) => ({
      input: await sharp(file).resize(W, H, { fit: 'cover' }).toBuffer(),
      left: GAP + (i % cols) * (W + GAP),
      top: GAP + Math.floor(i / cols) * (H + GAP),
    })),
  );
  await sharp({
    create: {
      width: GAP + cols * (W + GAP),
      height: GAP + rows * (H + GAP),
      channels: 3,
      background: '#FBF2E0',
    },
  })
    .composite(tiles)
    .png()
    .toFile(out);
  console.log(`${out}  ${files.length} pictures`);
}

main().catch((error: unknown) => {
  console.error(error);
  process.exitCode = 1;
});
