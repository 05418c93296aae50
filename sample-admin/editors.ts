import { micromark } from 'micromark';
import { gfm, gfmHtml } from 'micromark-extension-gfm';

/** Rewrites plain HTML as an editor would have saved it. */
type Editor = (html: string) => string;

const ckEditor4: Editor = (html) =>
  html
    .replaceAll(/\n(?=<(?:p|h\d|ul|ol|blockquote|table))/g, '\r\n\r\n')
    .replaceAll('\n<li>', '\r\n\t<li>')
    .replaceAll(' – ', ' &ndash; ')
    .replace('. ', '.&nbsp;')
    .concat('\r\n');

const ckEditor5: Editor = (html) =>
  html
    .replaceAll('\n', '')
    .replaceAll('<em>', '<i>')
    .replaceAll('</em>', '</i>')
    .replaceAll('<table>', '<figure class="table"><table>')
    .replaceAll('</table>', '</table></figure>')
    .replaceAll(/<p>(<img [^>]*>)<\/p>/g, '<figure class="image image_resized" style="width:62.5%;">$1</figure>')
    .concat('<p>&nbsp;</p>');

const tinyMce: Editor = (html) =>
  html
    .replaceAll(
      '<p>',
      '<p style="text-align: justify;"><span style="font-family: Arial, sans-serif; font-size: 14px;">',
    )
    .replaceAll('</p>', '</span></p>')
    .replaceAll('</span></p>\n<p', '</span></p>\n<p style="text-align: justify;">&nbsp;</p>\n<p');

const trix: Editor = (html) =>
  html
    .replaceAll(/<(\/?)h\d>/g, '<$1h1>')
    .replaceAll('</p>\n<p>', '<br><br>')
    .replaceAll('<p>', '<div>')
    .replaceAll('</p>', '</div>')
    .replaceAll('\n', '');

/** Trix has one level of headings and no tables, and drops the alternative texts of pictures. */
const BEYOND_TRIX = /<(?:h3|table|img)\b/;

const editors: readonly Editor[] = [ckEditor4, trix, ckEditor5, tinyMce];

/** Converts a text of the sample content to the HTML that one of four editors saves; `turn` chooses among them. */
export function toEditorHtml(markdown: string, turn: number): string {
  const html = micromark(markdown, { extensions: [gfm()], htmlExtensions: [gfmHtml()] });
  const editor = editors[turn % editors.length] ?? ckEditor4;
  return editor === trix && BEYOND_TRIX.test(html) ? ckEditor4(html) : editor(html);
}

/** Encodes a text as an editor or PHP's `htmlspecialchars` does. */
export const encodeEntities = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
