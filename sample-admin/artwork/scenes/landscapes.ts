/** Suasana: the landscapes that set the style of the series. */
import { hero } from './hero.js';
import { kelingking } from './kelingking.js';
import { coast } from './landscapes-coast.js';
import { inland } from './landscapes-inland.js';
import { mountain } from './landscapes-mountain.js';

/** Every landscape by name. */
export const landscapes = {
  ...mountain,
  ...coast,
  ...inland,
  'suasana/kelingking-nusa-penida': kelingking,
  hero,
};
