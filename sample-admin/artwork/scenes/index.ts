/** Every picture of the sample site: name → drawing. Add a scene file's record here. */
import { cabins } from './cabins/index.js';
import { facilities } from './facilities/index.js';
import { food } from './food/index.js';
import { landscapes } from './landscapes.js';
import { restaurants } from './restaurants/index.js';
import { rooms } from './rooms/index.js';
import { transport } from './transport/index.js';
import { wisata } from './wisata/index.js';

/** Draws one picture from a seed, as SVG. */
export type Scene = (seed: number) => string;

/** All pictures by name; the name is the file's path under `storage/`. */
export const scenes: Record<string, Scene> = {
  ...cabins,
  ...facilities,
  ...food,
  ...landscapes,
  ...rooms,
  ...restaurants,
  ...transport,
  ...wisata,
};
