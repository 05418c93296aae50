/** A slugified title, as detail links use it: lower case, whitespace runs become hyphens. */
export function titleSlug(title: string): string {
  return title.trim().toLowerCase().replace(/\s+/g, '-');
}
