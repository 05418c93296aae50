import type { Locator, Page } from 'playwright/test';

/**
 * Types into a field and clicks a link after a pause, with an eightfold slower CPU. The page's own work after a pause
 * in typing comes before the click is rendered.
 */
export async function typeAndClickSlowly(page: Page, field: Locator, text: string, link: Locator, pauseMs: number) {
  const network = await page.context().newCDPSession(page);
  const elements = [await field.elementHandle(), await link.elementHandle()] as const;
  await network.send('Emulation.setCPUThrottlingRate', { rate: 8 });
  await page.evaluate(
    async ([[input, target], value, pause]) => {
      // Like typing: React ignores a value that is set on the element.
      Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(input, value);
      for (const type of ['input', 'change']) input?.dispatchEvent(new Event(type, { bubbles: true }));
      await new Promise((resolve) => setTimeout(resolve, pause));
      (target as HTMLElement).click();
    },
    [elements, text, pauseMs] as const,
  );
  await network.send('Emulation.setCPUThrottlingRate', { rate: 1 });
}
