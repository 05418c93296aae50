import { listPaths } from './page-kinds.ts';

/** Home and the lists, where most visits begin. */
export const landingPaths = ['/', ...listPaths, '/kuliner'];
