import { Parser } from 'htmlparser2';

/**
 * Elements that begin and end a line: a browser's blocks, and links and labels, which are often blocks on this site.
 */
const BLOCKS = new Set(
  `a address article aside blockquote body br button dd details div dl dt fieldset figcaption figure footer form h1 h2 h3
  h4 h5 h6 header hr label legend li main nav ol option p pre search section select summary table td th title tr ul`.split(
    /\s+/,
  ),
);

/** Elements with invisible text. */
const UNSEEN = new Set(['noscript', 'script', 'style', 'template']);

/** The text of HTML or of an element, with each block on its own line, and without scripts and styles. */
export function textOf(content: string | Element): string {
  let text = '';
  let unseen = 0;
  const breakLine = (name: string) => {
    if (BLOCKS.has(name)) text += '\n';
  };
  const parser = new Parser({
    onopentagname(name) {
      if (UNSEEN.has(name)) unseen++;
      breakLine(name);
    },
    ontext(data) {
      if (unseen === 0) text += data;
    },
    onclosetag(name) {
      if (UNSEEN.has(name)) unseen--;
      breakLine(name);
    },
  });
  parser.end(typeof content === 'string' ? content : content.outerHTML);
  return text
    .replace(/[ \t]+/g, ' ')
    .replace(/ ?\n[ \n]*/g, '\n')
    .trim();
}

/** The same text on one line, with plain spaces in place of no-break spaces. */
export const lineOf = (content: string | Element): string => textOf(content).replace(/\s+/g, ' ');
