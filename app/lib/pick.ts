/** Returns an object's properties with these names. */
export const pick = <T, K extends keyof T>(from: T, ...names: readonly K[]) =>
  Object.fromEntries(names.map((name) => [name, from[name]])) as Pick<T, K>;
