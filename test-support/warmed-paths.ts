import { listPaths } from './page-kinds.ts';

/** Home and the lists, which the server renders after its start (decision 37). */
export const warmedPaths = ['/', ...listPaths, '/kuliner'];
