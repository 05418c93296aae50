/** Memoizes a function by its argument. An API response's records stay the same objects until its content changes. */
export function memoizeWeak<T extends object, U>(compute: (from: T) => U): (from: T) => U {
  const cache = new WeakMap<T, U>();
  return (from) => {
    const cached = cache.get(from) ?? compute(from);
    cache.set(from, cached);
    return cached;
  };
}
