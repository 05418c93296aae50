/** Local colours of one sheet in one word. */
import type { Canvas } from './canvas.js';
import { tone } from './colour.js';

/** Light and shade of local colours on one sheet: `const t = toner(c)`, then `t('#7A4A30', 0.3)`. */
export const toner =
  (c: Canvas): ((local: string, k: number) => string) =>
  (local, k) =>
    tone(c.p, local, k);
