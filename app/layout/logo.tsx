/** The site's mark: a split gate before the sun. */
export function Logo({ className }: { className: string }) {
  return (
    <svg viewBox="0 0 48 48" className={className} aria-hidden="true">
      <rect width="48" height="48" rx="14" className="fill-sea-900" />
      <circle cx="24" cy="25" r="8.5" className="fill-marigold-400" />
      <path
        className="fill-cream-50"
        d="M20.500 8v32H7v-4h2.500v-7H11v-4.500h1.500V20H14v-4h2v-3.500h1.500V10Zm7 0v32H41v-4h-2.500v-7H37v-4.500h-1.500V20H34v-4h-2v-3.500h-1.500V10Z"
      />
    </svg>
  );
}
