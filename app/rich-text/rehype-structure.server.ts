import type { Element, ElementContent, Root, RootContent } from 'hast';
import { toString as textOf } from 'hast-util-to-string';
import { SKIP, visit } from 'unist-util-visit';
import { isSameTitle } from '~/lib/text/long-text.server';

type Node = RootContent | ElementContent;

/** Container elements of editors: only their content counts. */
export const CONTAINERS = 'address article aside center dd details div dl dt footer header main section summary'.split(
  ' ',
);

/** The elements of running text that a text may contain. */
export const PHRASING = 'a b br code del em i img s strong sub sup u'.split(' ');

/** Elements that contain only other elements. */
const STRUCTURE = 'figure ol table tbody tfoot thead tr ul'.split(' ');

const isElement = (node: Node, ...names: readonly string[]) => node.type === 'element' && names.includes(node.tagName);
const isHeading = (node: Node) => node.type === 'element' && /^h[1-6]$/.test(node.tagName);
const isPhrasing = (node: Node) => node.type === 'text' || isElement(node, ...PHRASING);
const isBlank = (node: Node) => !hasPicture(node) && textOf(node).trim() === '';
const childrenOf = (node: Node) => ('children' in node ? node.children : []);

/** Also matches a figure with a table, and a link around blocks, which no paragraph may contain. */
const isContainer = (node: Node): boolean =>
  isElement(node, ...CONTAINERS) ||
  (isElement(node, 'figure') && !hasPicture(node)) ||
  (isElement(node, ...PHRASING) && childrenOf(node).some((child) => !isPhrasing(child) || isContainer(child)));

const hasPicture = (node: Node): boolean => isElement(node, 'img') || childrenOf(node).some(hasPicture);

/** Removes the name and size of a file, which Trix writes below a picture without a caption. */
export function rehypeFileNames() {
  return (tree: Root) =>
    visit(tree, 'element', ({ properties }, index, parent) => {
      const classes = [properties.className].flat().map(String);
      if (!classes.some((name) => /^attachment__(name|size)$/.test(name)) || index === undefined) return;
      parent?.children.splice(index, 1);
      return [SKIP, index];
    });
}

/** Sites whose frames are videos, with the texts of the links to them. */
const VIDEO_SITES: Record<string, string> = {
  'youtube.com': 'YouTube',
  'youtube-nocookie.com': 'YouTube',
  'youtu.be': 'YouTube',
  'vimeo.com': 'Vimeo',
  'tiktok.com': 'TikTok',
  'instagram.com': 'Instagram',
  'facebook.com': 'Facebook',
};

/** Replaces a video with a link to it: frames are not allowed, and a frame loads megabytes unasked. */
export function rehypeVideoLinks() {
  return (tree: Root) =>
    visit(tree, 'element', (element, index, parent) => {
      const { tagName, properties } = element;
      if (!parent || index === undefined || (tagName !== 'oembed' && tagName !== 'iframe')) return;
      const video = videoOf(String((tagName === 'oembed' ? properties.url : properties.src) ?? ''), tagName);
      if (!video) return;
      const text = { type: 'text', value: video.text } as const;
      parent.children[index] = { type: 'element', tagName: 'a', properties: { href: video.href }, children: [text] };
      return SKIP;
    });
}

/** Returns the page of a video and the text of its link; null for another frame, such as a map. */
function videoOf(url: string, tagName: 'oembed' | 'iframe'): { href: string; text: string } | null {
  const absolute = url.startsWith('//') ? `https:${url}` : url;
  if (!URL.canParse(absolute)) return null;
  const { protocol, hostname, pathname, href } = new URL(absolute);
  if (!/^https?:$/.test(protocol)) return null;
  const site = Object.keys(VIDEO_SITES).find((host) => hostname === host || hostname.endsWith(`.${host}`));
  if (!site && tagName === 'iframe') return null;
  const [, embedded] = /^\/embed\/([\w-]+)/.exec(pathname) ?? [];
  const isYoutube = site !== undefined && VIDEO_SITES[site] === 'YouTube';
  return {
    href: isYoutube && embedded ? `https://www.youtube.com/watch?v=${embedded}` : href,
    text: site ? `Tonton video di ${VIDEO_SITES[site]}` : 'Tonton video',
  };
}

/** A host at the start of a link: marked by `www.`, two slashes, or an ending that files do not have. */
const HOST =
  /^\s*(?:www\.|\/\/[a-z\d]|(?:[a-z\d-]+\.)+(?:app|be|biz|co|com|ee|gl|id|info|io|link|ly|me|net|org|page|site|travel)(?=[/?#:]|\s*$))/i;

/** Adds the scheme to a link that names a host without one: `www.contoh.id` would be a page of this site. */
export function rehypeLinkSchemes() {
  return (tree: Root) =>
    visit(tree, 'element', ({ tagName, properties }) => {
      const { href } = properties;
      if (tagName === 'a' && typeof href === 'string' && HOST.test(href))
        properties.href = `https://${href.trim().replace(/^\/\//, '')}`;
    });
}

/**
 * Gives every text paragraphs, whatever its editor wrote: `div`, double line breaks, loose words. Drops blank
 * paragraphs, and a first heading that repeats the title. The first heading gets the level `topLevel`, and the others
 * follow without a gap.
 */
export function rehypeStructure({ title, topLevel }: { title: string; topLevel: number }) {
  return (tree: Root) => {
    const blocks = blocksOf(tree.children);
    const [first] = blocks;
    if (first && isHeading(first) && isSameTitle(textOf(first), title)) blocks.shift();
    tree.children = blocks;
    setHeadingLevels(tree, topLevel);
  };
}

function setHeadingLevels(tree: Root, topLevel: number) {
  let shift: number | null = null;
  let previous = topLevel - 1;
  visit(tree, 'element', (element) => {
    if (!isHeading(element)) return;
    const level = Number(element.tagName[1]);
    shift ??= topLevel - level;
    previous = Math.min(Math.max(level + shift, topLevel), previous + 1, 6);
    element.tagName = `h${previous}`;
  });
}

/** Returns the children of a container as blocks: containers are unwrapped, loose words become paragraphs. */
function blocksOf(nodes: readonly Node[]): ElementContent[] {
  const blocks: ElementContent[] = [];
  let words: ElementContent[] = [];
  const endParagraph = () => {
    blocks.push(...paragraphsOf(words));
    words = [];
  };
  for (const node of nodes) {
    if (node.type === 'doctype') continue;
    if (isPhrasing(node) && !isContainer(node)) words.push(node);
    else {
      endParagraph();
      blocks.push(...blockOf(node));
    }
  }
  endParagraph();
  return blocks;
}

function blockOf(node: ElementContent): ElementContent[] {
  if (node.type !== 'element') return [];
  if (isContainer(node) || isElement(node, 'p')) return blocksOf(node.children);
  if (isHeading(node)) return isBlank(node) ? [] : [node];
  const isLoose =
    isElement(node, 'blockquote') || (isElement(node, 'li', 'td', 'th') && node.children.some(isContainer));
  const parts = isElement(node, ...STRUCTURE) ? node.children.filter((child) => !isWhitespace(child)) : node.children;
  return [{ ...node, children: isLoose ? blocksOf(node.children) : parts.flatMap(partOf) }];
}

/** Returns the parts of lists and tables; words between them stay. */
const partOf = (node: ElementContent): ElementContent[] =>
  isPhrasing(node) && !isContainer(node) ? [node] : blockOf(node);

/** Splits words into paragraphs at double line breaks. */
function paragraphsOf(words: readonly ElementContent[]): ElementContent[] {
  const paragraphs: ElementContent[][] = [[]];
  let isAfterBreak = false;
  for (const node of words) {
    const isBreak = isElement(node, 'br');
    if (isBreak && isAfterBreak) paragraphs.push([]);
    else paragraphs.at(-1)?.push(node);
    if (!isWhitespace(node)) isAfterBreak = isBreak;
  }
  return paragraphs.map(withoutOuterBreaks).flatMap((children): ElementContent[] => {
    const paragraph: Element = { type: 'element', tagName: 'p', properties: {}, children };
    return isBlank(paragraph) ? [] : [paragraph];
  });
}

const isWhitespace = (node: ElementContent) => node.type === 'text' && node.value.trim() === '';

function withoutOuterBreaks(words: readonly ElementContent[]): ElementContent[] {
  const isWord = (node: ElementContent) => !isElement(node, 'br') && !isWhitespace(node);
  const start = words.findIndex(isWord);
  return start < 0 ? [] : words.slice(start, words.findLastIndex(isWord) + 1);
}
