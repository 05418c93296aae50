import { Parser } from 'htmlparser2';
import { parseHTML } from 'linkedom';

/** Elements that begin and end a line: a browser's blocks, and links and labels, which the site's styles often make blocks. */
const BLOCKS = new Set(
  `a address article aside blockquote body br button dd details div dl dt fieldset figcaption figure footer form h1 h2 h3
  h4 h5 h6 header hr label legend li main nav ol option p pre search section select summary table td th title tr ul`.split(
    /\s+/,
  ),
);

/** Elements whose text a visitor does not see. */
const UNSEEN = new Set(['noscript', 'script', 'style', 'template']);

/** The text of some HTML or of an element, with each block on a line of its own, and without scripts and styles. */
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

/** What the search by role and name asks of an element's styles; the attribute `hidden` is the only one that hides. */
function getComputedStyle(element: Element) {
  const display = element.hasAttribute('hidden') ? 'none' : BLOCKS.has(element.localName) ? 'block' : 'inline';
  return { display, visibility: 'visible', getPropertyValue: (name: string) => (name === 'display' ? display : '') };
}

/** The body with some HTML, for queries by role and text: `within(bodyOf(html)).getByRole('link', { name })`. */
export function bodyOf(html: string): HTMLElement {
  const { document } = parseHTML(`<!doctype html><html><head></head><body>${html}</body></html>`);
  Object.assign(document.defaultView ?? {}, { getComputedStyle });
  return document.body;
}

/** The same text on one line, with no-break spaces as spaces. */
export const lineOf = (content: string | Element): string => textOf(content).replace(/\s+/g, ' ');

/** The fields of a form in their order, with what it sends for each unless the visitor changes it. */
export function fieldsOf(form: Element): { name: string; type: string; value: string }[] {
  return [...form.getElementsByTagName('*')].flatMap((element) => {
    const name = element.getAttribute('name');
    if (name === null) return [];
    const options = [...element.getElementsByTagName('option')];
    const chosen = options.find((option) => option.hasAttribute('selected')) ?? options[0] ?? element;
    return [{ name, type: element.getAttribute('type') ?? '', value: chosen.getAttribute('value') ?? '' }];
  });
}
