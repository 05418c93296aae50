/** The label of a URL that matches no route as spelled: a missing page, another spelling, or a rejected URL. */
const OTHER = 'other';

/**
 * Returns a function that maps a path to its route, such as `/tiket/:slug`, or `/tiket.data` for the data of `/tiket`.
 * If the label were the path, every guessed URL would add a value.
 *
 * @param paths the paths of Remix's routes without a leading slash; home's is empty
 */
export function createRouteLabels(paths: readonly string[]): (path: string) => string {
  const routes = paths.filter((path) => path !== '*').map((path) => `/${path}`);
  const fixed = new Set(routes.filter((route) => !/[:*]/.test(route)));
  const patterns = routes
    .filter((route) => !fixed.has(route))
    // Puts `/event/:slug.ics` before `/event/:slug`.
    .sort((a, b) => b.length - a.length)
    .map((route) => ({ route, pattern: toPattern(route) }));
  const find = (path: string) =>
    fixed.has(path) ? path : (patterns.find(({ pattern }) => pattern.test(path))?.route ?? OTHER);

  return (path) => {
    // Remix's name for the data of home.
    if (path === '/_root.data') return path;
    if (!path.endsWith('.data')) return find(path);
    const route = find(path.slice(0, -'.data'.length));
    return route === OTHER ? OTHER : `${route}.data`;
  };
}

function toPattern(route: string): RegExp {
  const source = route.replaceAll('.', '\\.').replaceAll(/:\w+/g, '[^/]+').replace('*', '.+');
  return new RegExp(`^${source}$`);
}
