import type * as TestingLibrary from '@testing-library/dom';

/** An element by its role and accessible name, within other elements. */
export interface Target {
  /** `text` finds the innermost element whose whole text is the name, such as a summary, which has no role. */
  role: string;
  /** The exact name, or a regular expression with `pattern`. */
  name?: string;
  pattern?: string;
  within?: Target;
}

/** The functions that the tests call in a page. */
export interface InPage {
  /** Script errors, rejections, `console.error` calls and policy violations in all documents of this tab. */
  errors: () => string[];
  /** Translates the page, now and as it changes, as browsers do: a `<font>` with another text replaces each text. */
  translate: () => void;
  find: (target: Target) => HTMLElement[];
  /** Scrolls an element into view. Returns the point to click, or null while the element is covered or missing. */
  pointOf: (target: Target) => { x: number; y: number } | null;
}

declare global {
  interface Window {
    inPage: InPage;
    TestingLibraryDom: typeof TestingLibrary;
  }
}

/** Runs at the start of each document. Its source is the injected script, so it uses nothing from outside. */
export function inPage() {
  const KEY = 'errors-in-this-tab';
  const errors = (): string[] => JSON.parse(sessionStorage.getItem(KEY) ?? '[]');
  const note = (text: string) => sessionStorage.setItem(KEY, JSON.stringify([...new Set([...errors(), text])]));
  addEventListener('error', (event) => note(`error: ${event.message}`));
  addEventListener('unhandledrejection', (event) => note(`rejection: ${event.reason}`));
  addEventListener('securitypolicyviolation', (event) =>
    note(`refused: ${event.effectiveDirective} ${event.blockedURI}`),
  );
  const { error: log } = console;
  console.error = (...texts) => {
    note(`console: ${texts.join(' ')}`);
    log(...texts);
  };

  const replace = (text: Text) => {
    const parent = text.parentElement;
    if (!parent || text.data.trim() === '') return;
    if (parent.closest('font, script, style, textarea, [translate="no"]')) return;
    const font = document.createElement('font');
    font.append(text.data);
    text.replaceWith(font);
  };
  const replaceIn = (node: Node) => {
    const texts: Text[] = [];
    const walker = document.createTreeWalker(node, NodeFilter.SHOW_TEXT);
    for (let text: Node | null = walker.currentNode; text; text = walker.nextNode()) {
      if (text instanceof Text) texts.push(text);
    }
    for (const text of texts) replace(text);
  };

  /** Whether no closed `<details>` hides the element, which the library does not check. */
  const isShown = (element: HTMLElement) => {
    if ('checkVisibility' in element) return element.getClientRects().length > 0 && element.checkVisibility();
    const closed = (element as HTMLElement).closest('details:not([open])');
    const isInSummary = Boolean(closed?.querySelector('summary')?.contains(element));
    return (element as HTMLElement).getClientRects().length > 0 && (!closed || isInSummary);
  };
  const find = ({ role, name, pattern, within }: Target): HTMLElement[] => {
    const containers = within ? find(within) : [document.body];
    const wanted = pattern === undefined ? name : new RegExp(pattern);
    const { queryAllByRole, queryAllByText } = window.TestingLibraryDom;
    return containers
      .flatMap((one) =>
        role === 'text' ? queryAllByText(one, wanted ?? '') : queryAllByRole(one, role, { name: wanted }),
      )
      .filter(isShown);
  };

  window.inPage = {
    errors,
    translate: () => {
      replaceIn(document.body);
      new MutationObserver((changes) => {
        for (const { addedNodes } of changes) for (const node of addedNodes) replaceIn(node);
      }).observe(document.body, { childList: true, subtree: true });
    },
    find,
    pointOf: (target) => {
      const [element] = find(target);
      if (!element) return null;
      element.scrollIntoView({ block: 'center', inline: 'nearest', behavior: 'instant' });
      // An inline link around a picture has an empty box.
      const boxes = [element, ...element.querySelectorAll('*')].flatMap((one) => [...one.getClientRects()]);
      const box = boxes.find(({ width, height }) => width > 0 && height > 0);
      if (!box) return null;
      const [x, y] = [box.left + box.width / 2, box.top + box.height / 2];
      const hit = document.elementFromPoint(x, y);
      return hit && (element.contains(hit) || hit.contains(element)) ? { x, y } : null;
    },
  };
}
