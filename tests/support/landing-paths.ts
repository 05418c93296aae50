import { listPaths } from './page-kinds.ts';

/** Home and the lists, with which most visits begin. */
export const landingPaths = ['/', ...listPaths, '/kuliner'];
