import { within } from '@testing-library/dom';
import { parseHTML } from 'linkedom';
import { parse, serialize } from 'parse5';

/**
 * What the queries by role and name ask of an element's styles. Only the attribute `hidden` hides. Each element counts as a
 * block, and so as words of its own in a name: of an inline element, the library drops the blanks at its ends.
 */
function getComputedStyle(element: Element) {
  const display = element.hasAttribute('hidden') ? 'none' : 'block';
  return { display, visibility: 'visible', getPropertyValue: (name: string) => (name === 'display' ? display : '') };
}

/** A document of some HTML, as a browser parses it. */
export function documentOf(html: string): Document {
  // `linkedom` expects HTML as browsers write it: with all its elements, and with names in lower case.
  const { document } = parseHTML(serialize(parse(html.startsWith('<!') ? html : `<!doctype html>${html}`)));
  Object.assign(document.defaultView ?? {}, { getComputedStyle });
  return document;
}

/** The body with some HTML. */
export const bodyOf = (html: string): HTMLElement => documentOf(html).body;

/** The queries by role and text in some HTML, such as `queriesIn(html).getByRole('link', { name })`. */
export const queriesIn = (html: string) => within(bodyOf(html));

/** All elements inside one, in the order of the document. */
export const descendantsOf = (element: Element): Element[] =>
  [...element.children].flatMap((child) => [child, ...descendantsOf(child)]);

/** The elements that a link to the fragment `#id` leads to; a valid page has one. */
export const targetsOf = (body: Element, id: string): Element[] =>
  descendantsOf(body).filter((element) => element.id === id);

/** The fields of a form in their order, each with what the form sends for it unless the visitor changes it. */
export function fieldsOf(form: Element): { name: string; type: string; value: string }[] {
  return descendantsOf(form).flatMap((field) => {
    const name = field.getAttribute('name');
    if (name === null) return [];
    const options = descendantsOf(field).filter(({ localName }) => localName === 'option');
    const chosen = options.find((option) => option.hasAttribute('selected')) ?? options[0] ?? field;
    return [{ name, type: field.getAttribute('type') ?? '', value: chosen.getAttribute('value') ?? '' }];
  });
}
