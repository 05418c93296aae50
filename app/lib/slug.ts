/** Returns a slugified title for detail links: lower case, with hyphens for whitespace. */
export function titleSlug(title: string): string {
  return title.trim().toLowerCase().replace(/\s+/g, '-');
}
