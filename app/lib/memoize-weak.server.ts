/**
 * Makes something of a list, a record or another object once, however often it is asked for. An answer's list and
 * records stay the same objects until its content changes.
 */
export function oncePer<T extends object, U>(make: (from: T) => U): (from: T) => U {
  const made = new WeakMap<T, U>();
  return (from) => {
    const known = made.get(from) ?? make(from);
    made.set(from, known);
    return known;
  };
}
