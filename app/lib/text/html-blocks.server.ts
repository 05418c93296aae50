import { Tokenizer } from 'htmlparser2';
import type { TextBlock } from './text-block';

/** Elements that start and end a line or, like `br`, only end one. */
const LINE_ELEMENTS = new Set(
  (
    'address article aside blockquote br caption center dd details div dl dt fieldset figcaption figure footer form ' +
    'h1 h2 h3 h4 h5 h6 header hr legend li main nav ol p pre section summary table tbody td tfoot th thead tr ul'
  ).split(' '),
);

/** Elements whose content is not text for a reader. */
const HIDDEN_ELEMENTS = new Set(
  'audio button canvas head iframe math noembed noframes noscript object option script select style svg template textarea title video xmp'.split(
    ' ',
  ),
);

/** Trix puts the name and the size of an attached file below it. */
const HIDDEN_CLASS = /\battachment__(name|size)\b/;

/**
 * Returns the lines of an HTML text, with decoded entities. It only tokenizes: without a tree, the time depends only on
 * the length, however deeply elements are nested, and no markup is invalid.
 */
export function htmlBlocks(html: string): TextBlock[] {
  const reader = new BlockReader(html);
  const tokenizer = new Tokenizer({ decodeEntities: true }, reader);
  tokenizer.write(html);
  tokenizer.end();
  return reader.end();
}

/** The callbacks of the tokenizer, with positions in the source. */
class BlockReader {
  readonly #blocks: TextBlock[] = [];
  #line = '';
  #heading = false;
  /** The element that is being opened, and its current attribute. */
  #opening = '';
  #attribute = '';
  /** The element that hides its content, and the number of open elements of the same name inside it. */
  #hidden: { name: string; depth: number } | null = null;

  constructor(readonly html: string) {}

  ontext(start: number, end: number) {
    if (!this.#hidden) this.#line += this.html.slice(start, end);
  }

  ontextentity(codePoint: number) {
    if (!this.#hidden) this.#line += String.fromCodePoint(codePoint);
  }

  onopentagname(start: number, end: number) {
    this.#opening = this.html.slice(start, end).toLowerCase();
    if (this.#hidden) {
      if (this.#hidden.name === this.#opening) this.#hidden.depth += 1;
      return;
    }
    if (HIDDEN_ELEMENTS.has(this.#opening)) this.#hidden = { name: this.#opening, depth: 1 };
    if (LINE_ELEMENTS.has(this.#opening)) this.#endLine();
    this.#heading ||= /^h[1-6]$/.test(this.#opening);
  }

  onclosetag(start: number, end: number) {
    const name = this.html.slice(start, end).toLowerCase();
    if (this.#hidden) {
      if (this.#hidden.name === name) this.#hidden.depth -= 1;
      if (this.#hidden.depth === 0) this.#hidden = null;
      return;
    }
    if (LINE_ELEMENTS.has(name)) this.#endLine();
  }

  onselfclosingtag() {
    if (this.#hidden?.name === this.#opening) this.#hidden = null;
  }

  onattribname(start: number, end: number) {
    this.#attribute = this.html.slice(start, end).toLowerCase();
  }

  onattribdata(start: number, end: number) {
    if (this.#hidden || this.#attribute !== 'class') return;
    if (HIDDEN_CLASS.test(this.html.slice(start, end))) this.#hidden = { name: this.#opening, depth: 1 };
  }

  end(): TextBlock[] {
    this.#endLine();
    return this.#blocks;
  }

  #endLine() {
    const text = this.#line.replace(/\s+/g, ' ').trim();
    if (text !== '') this.#blocks.push({ text, isHeading: this.#heading });
    this.#line = '';
    this.#heading = false;
  }

  // Comments, declarations and other tokens without words.
  onattribend() {}
  onattribentity() {}
  oncdata() {}
  oncomment() {}
  ondeclaration() {}
  onend() {}
  onopentagend() {}
  onprocessinginstruction() {}
}
