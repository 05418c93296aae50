// @ts-check
/**
 * Writes app/components/icons.svg, the sprite with every icon of the site, from lucide's icons and the few marks below,
 * and the icons of the site itself. Run it after changing the list or public/favicon.svg: `node scripts/icons.mjs`.
 */
import { copyFileSync, readFileSync, writeFileSync } from 'node:fs';
import pngToIco from 'png-to-ico';
import sharp from 'sharp';

const names = `
arrow-left arrow-right badge-check banknote bed-double briefcase-medical building-2 calendar-clock calendar-days
camera car chevron-down chevron-left chevron-right circle-check circle-x clock coffee cog compass file-check fuel gift
headphones info laptop leaf lightbulb luggage mail map-pin menu minus monitor mountain music package phone plus printer projector route
search share-2 shield-check shirt shower-head sliders-horizontal snowflake sparkles speaker square-parking star tag ticket trash-2 tv
user-round users utensils waves wifi x
`
  .trim()
  .split(/\s+/);

const marks = {
  whatsapp:
    '<path fill="currentColor" stroke="none" d="M12 2a10 10 0 0 0-8.6 15.1L2 22l5-1.3A10 10 0 1 0 12 2Zm0 1.8a8.2 8.2 0 1 1-4.2 15.2l-.3-.2-3 .8.8-2.9-.2-.3A8.2 8.2 0 0 1 12 3.8Zm-3.5 4c-.2 0-.5.1-.7.3-.3.3-1 1-1 2.3s1 2.7 1.1 2.9c.1.2 1.9 3 4.7 4.1 2.3.9 2.8.7 3.3.7.5-.1 1.6-.7 1.9-1.3.2-.6.2-1.2.1-1.3l-.6-.3-1.9-.9c-.3-.1-.5-.2-.7.1l-.8 1c-.2.2-.3.2-.6.1a7.4 7.4 0 0 1-3.7-3.2c-.1-.3 0-.4.1-.6l.4-.5.3-.5v-.5l-.9-2.1c-.2-.5-.4-.5-.6-.5h-.4Z"/>',
  youtube: '<rect x="2" y="5" width="20" height="14" rx="4"/><path d="m10 9 5 3-5 3Z"/>',
  tiktok: '<path d="M14 3v11.5a4 4 0 1 1-4-4M14 3c.3 2.8 2.2 4.7 5 5"/>',
  instagram:
    '<rect x="3" y="3" width="18" height="18" rx="5"/><circle cx="12" cy="12" r="4"/><path d="M17.5 6.5h.01"/>',
  facebook: '<path d="M14 21v-8h3l.5-3.5H14V7.5c0-1 .5-2 2-2h1.5V2.5c-3.5-.6-6.5.5-6.5 4.5v2.5H8V13h3v8"/>',
};

const drawn = Object.fromEntries(
  names.map((name) => {
    const svg = readFileSync(new URL(`../node_modules/lucide-static/icons/${name}.svg`, import.meta.url), 'utf8');
    return [
      name,
      svg
        .replace(/<!--[\s\S]*?-->/, '')
        .replace(/^[\s\S]*?<svg[\s\S]*?>|<\/svg>/g, '')
        .replace(/\s*\n\s*/g, ''),
    ];
  }),
);

const full = drawn.star?.replace('<path', '<path fill="currentColor"');

const attributes =
  'viewBox="0 0 24 24" fill="none" stroke="currentColor" stroke-width="2" stroke-linecap="round" stroke-linejoin="round"';
const symbols = Object.entries({ ...drawn, 'star-full': full, ...marks })
  .map(([name, drawing]) => `<symbol id="${name}" ${attributes}>${drawing}</symbol>`)
  .join('\n');

writeFileSync(
  new URL('../app/components/icons.svg', import.meta.url),
  `<svg xmlns="http://www.w3.org/2000/svg">\n${symbols}\n</svg>\n`,
);
writeFileSync(
  new URL('../app/lib/icon-names.ts', import.meta.url),
  `/** The icons in icons.svg; written by scripts/icons.mjs. */
// biome-ignore format: the formatter puts each name on its own line
export type IconName =${[...names, 'star-full', ...Object.keys(marks)]
    .sort()
    .map((name) => ` | '${name}'`)
    .join('')
    .replace(/(.{1,118})(?= \||$)/g, '\n $1')};\n`,
);

const inPublic = (/** @type {string} */ name) => new URL(`../public/${name}`, import.meta.url);

// Browsers and phones request these even without a link: for a PDF, a feed, a page of another origin.
const favicon = readFileSync(inPublic('favicon.svg'));
const sizes = [16, 32].map((size) => sharp(favicon, { density: 300 }).resize(size).png().toBuffer());
writeFileSync(inPublic('favicon.ico'), await pngToIco(await Promise.all(sizes)));
copyFileSync(inPublic('apple-touch-icon.png'), inPublic('apple-touch-icon-precomposed.png'));
