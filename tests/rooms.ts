import { posix } from 'node:path';
import ts from 'typescript';

/** A source file, by its path from the project's root. */
export interface Source {
  path: string;
  text: string;
}

interface Import {
  /** What stands between the quotes. */
  specifier: string;
  /** True where nothing of it is left when the types are taken away. */
  typeOnly: boolean;
}

/**
 * What each room of `app/` may import of the others (the architecture's table). A section is a room of its own;
 * `sections` alone is the files that stand beside their folders.
 */
const mayImport: Record<string, readonly string[]> = {
  lib: [],
  server: ['lib', 'site', 'pictures'],
  site: ['lib', 'server'],
  ui: ['lib', 'server'],
  states: ['site', 'ui', 'lib', 'server'],
  'admin-api': ['site', 'lib', 'server'],
  pictures: ['admin-api', 'site', 'ui', 'lib', 'server'],
  listing: ['states', 'site', 'ui', 'lib', 'server'],
  detail: ['states', 'site', 'ui', 'lib', 'server'],
  layout: ['site', 'ui', 'lib', 'server'],
  section: ['listing', 'detail', 'states', 'site', 'ui', 'lib', 'server'],
  sections: ['section', 'site', 'lib', 'server'],
  home: ['admin-api', 'section', 'listing', 'states', 'site', 'ui', 'lib', 'server'],
  contact: ['detail', 'site', 'ui', 'lib', 'server'],
  search: ['states', 'site', 'ui', 'lib', 'server'],
};

/** The one file of another room that `site` may import. */
const PICTURE_HREF = 'app/ui/picture-href';

/** Packages that no browser is to download (docs/architecture.md). */
const serverPackages =
  /^(node:.*|zod|date-fns|@date-fns\/tz|react-markdown|remark-.*|sharp|pino|ioredis|cacache|lru-cache|p-limit|dotenv|isbot|@epic-web\/cachified|@remix-run\/node|express|etag|fresh|negotiator)(\/.*)?$/;

/** The imports of a file of `app/` or `sample-admin/` that the architecture forbids, a line each. */
export function forbiddenImports(source: Source): string[] {
  return importsOf(source).flatMap((found) => {
    const why = source.path.startsWith('app/')
      ? whyNotInApp(source.path, found)
      : whyNotOutside(source, found);
    return why ? [`${source.path} imports ${found.specifier}: ${why}`] : [];
  });
}

function whyNotOutside({ path }: Source, { specifier }: Import): string | null {
  return targetOf(path, specifier)?.startsWith('app/') ? 'the sample admin host knows nothing of app/' : null;
}

function whyNotInApp(path: string, { specifier, typeOnly }: Import): string | null {
  const target = targetOf(path, specifier);
  const both = isEntry(path);
  if (target === null) {
    const server = serverPackages.test(specifier) && !typeOnly;
    return server && !both && !isServer(path) ? 'a module that browsers run takes server packages' : null;
  }
  if (!target.startsWith('app/')) return 'it lies outside app/';
  if (isServer(target) && !typeOnly && !both && !isServer(path)) {
    return 'a module that browsers run takes more than types from a server module';
  }
  const [from, to] = [roomOf(path), roomOf(target)];
  if (both || from === to || (from === 'site' && target.startsWith(PICTURE_HREF))) return null;
  const allowed = mayImport[kindOf(from)];
  if (!allowed) return `the room ${from} is not in the table`;
  return allowed.includes(kindOf(to)) ? null : `${from} may not import ${to}`;
}

/** Routes and the files directly below app/ may import everything; Remix takes their server part out for browsers. */
const isEntry = (path: string) => /^app\/(routes\/)?[^/]+$/.test(path);
const isServer = (path: string) => /\.server(\.tsx?)?$/.test(path);

function roomOf(path: string): string {
  const [, room = '', folder, ...rest] = path.split('/');
  if (!path.replace('app/', '').includes('/')) return 'app';
  return room === 'sections' && folder && rest.length > 0 ? `sections/${folder}` : room;
}

const kindOf = (room: string) => (room.startsWith('sections/') ? 'section' : room);

/** A path from the project's root, or null for a package. */
function targetOf(path: string, specifier: string): string | null {
  if (specifier.startsWith('~/')) return `app/${specifier.slice(2)}`;
  return specifier.startsWith('.') ? posix.join(posix.dirname(path), specifier) : null;
}

/** Everything that a file imports, re-exports or imports later, comments and strings left out. */
function importsOf({ path, text }: Source): Import[] {
  const found: Import[] = [];
  const visit = (node: ts.Node): void => {
    if (ts.isImportDeclaration(node) && ts.isStringLiteral(node.moduleSpecifier)) {
      found.push({
        specifier: node.moduleSpecifier.text,
        typeOnly: node.importClause?.phaseModifier === ts.SyntaxKind.TypeKeyword,
      });
    } else if (
      ts.isExportDeclaration(node) &&
      node.moduleSpecifier &&
      ts.isStringLiteral(node.moduleSpecifier)
    ) {
      found.push({ specifier: node.moduleSpecifier.text, typeOnly: node.isTypeOnly });
    } else if (ts.isImportTypeNode(node) && ts.isLiteralTypeNode(node.argument)) {
      if (ts.isStringLiteral(node.argument.literal)) {
        found.push({ specifier: node.argument.literal.text, typeOnly: true });
      }
    } else if (ts.isCallExpression(node) && node.expression.kind === ts.SyntaxKind.ImportKeyword) {
      const [argument] = node.arguments;
      if (argument && ts.isStringLiteralLike(argument)) {
        found.push({ specifier: argument.text, typeOnly: false });
      }
    }
    ts.forEachChild(node, visit);
  };
  const kind = path.endsWith('x') ? ts.ScriptKind.TSX : ts.ScriptKind.TS;
  visit(ts.createSourceFile(path, text, ts.ScriptTarget.Latest, false, kind));
  return found;
}
