/** The label of a URL that matches no route as spelled: a missing path, another spelling, or a rejected URL. */
const OTHER = 'other';

/**
 * Returns the function that finds the route of a path, such as `/tiket/:slug`; `/tiket.data` for the data of `/tiket`. A label
 * with the path itself would have a value for every guess.
 *
 * @param paths of Remix's routes, without a leading slash; the path of home is empty
 */
export function createRouteLabels(paths: readonly string[]): (path: string) => string {
  const routes = paths.filter((path) => path !== '*').map((path) => `/${path}`);
  const fixed = new Set(routes.filter((route) => !/[:*]/.test(route)));
  const patterns = routes
    .filter((route) => !fixed.has(route))
    // `/event/:slug.ics` before `/event/:slug`.
    .sort((a, b) => b.length - a.length)
    .map((route) => ({ route, pattern: toPattern(route) }));
  const find = (path: string) =>
    fixed.has(path) ? path : (patterns.find(({ pattern }) => pattern.test(path))?.route ?? OTHER);

  return (path) => {
    // Remix's name of home's data.
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
