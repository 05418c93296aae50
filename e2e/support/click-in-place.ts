import type { Locator } from 'playwright/test';

/**
 * Clicks an element where it is. `click` may scroll first. A scroll up brings the header back, and elements that stick
 * below it move between press and release.
 */
export async function clickInPlace(target: Locator): Promise<void> {
  const box = await target.boundingBox();
  if (!box) throw new Error(`${target} is not visible`);
  await target.page().mouse.click(box.x + box.width / 2, box.y + box.height / 2);
}
