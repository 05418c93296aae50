/** Makes something of a list once, however often it is asked for: an answer's records stay the same list until it is renewed. */
export function oncePerList<T extends object, U>(make: (list: T) => U): (list: T) => U {
  const made = new WeakMap<T, U>();
  return (list) => {
    const known = made.get(list) ?? make(list);
    made.set(list, known);
    return known;
  };
}
