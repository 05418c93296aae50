import type { Locator } from 'playwright/test';

/**
 * Clicks an element where it is. `click` may scroll first; a scroll up brings the header back, and what sticks below it
 * moves between press and release.
 */
export async function clickInPlace(target: Locator): Promise<void> {
  const box = await target.boundingBox();
  if (!box) throw new Error(`${target} is not visible`);
  await target.page().mouse.click(box.x + box.width / 2, box.y + box.height / 2);
}
