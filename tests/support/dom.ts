import { within } from '@testing-library/dom';
import { parseHTML } from 'linkedom';
import { parse, serialize } from 'parse5';

/**
 * The styles that the queries by role and name read. Only the attribute `hidden` hides. Each element counts as a block,
 * and so as separate words in a name: the library drops the blanks at the ends of an inline element.
 */
function getComputedStyle(element: Element) {
  const display = element.hasAttribute('hidden') ? 'none' : 'block';
  return { display, visibility: 'visible', getPropertyValue: (name: string) => (name === 'display' ? display : '') };
}

/** A document from HTML, as a browser parses it. */
export function documentOf(html: string): Document {
  // `linkedom` expects HTML as browsers write it, with all elements and with lower-case names.
  const { document } = parseHTML(serialize(parse(html.startsWith('<!') ? html : `<!doctype html>${html}`)));
  Object.assign(document.defaultView ?? {}, { getComputedStyle });
  return document;
}

/** A body with this HTML. */
export const bodyOf = (html: string): HTMLElement => documentOf(html).body;

/** Queries by role and text in HTML, such as `queriesIn(html).getByRole('link', { name })`. */
export const queriesIn = (html: string) => within(bodyOf(html));

/** All descendants of an element, in document order. */
export const descendantsOf = (element: Element): Element[] =>
  [...element.children].flatMap((child) => [child, ...descendantsOf(child)]);

/** The elements that a link to the fragment `#id` leads to. A valid page has one. */
export const targetsOf = (body: Element, id: string): Element[] =>
  descendantsOf(body).filter((element) => element.id === id);

/** A form's fields in order, each with the value that the form sends unless the visitor changes it. */
export function fieldsOf(form: Element): { name: string; type: string; value: string }[] {
  return descendantsOf(form).flatMap((field) => {
    const name = field.getAttribute('name');
    if (name === null) return [];
    const options = descendantsOf(field).filter(({ localName }) => localName === 'option');
    const chosen = options.find((option) => option.hasAttribute('selected')) ?? options[0] ?? field;
    return [{ name, type: field.getAttribute('type') ?? '', value: chosen.getAttribute('value') ?? '' }];
  });
}
