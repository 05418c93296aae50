/** The drawing kit in one import: `import { Canvas, sky, ridge, … } from '../kit.js'`. */

export * from './kit/boat.js';
export * from './kit/built.js';
export * from './kit/canvas.js';
export * from './kit/cliff.js';
export * from './kit/colour.js';
export * from './kit/craft.js';
export * from './kit/foliage.js';
export * from './kit/land.js';
export * from './kit/light.js';
export * from './kit/nature.js';
export * from './kit/palette.js';
export * from './kit/palm.js';
export * from './kit/people.js';
export * from './kit/shape.js';
export * from './kit/temple.js';
export * from './kit/terrace.js';
export * from './kit/water.js';
