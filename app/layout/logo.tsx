/** The site's mark: a split gate before the sun. */
export function Logo({ className }: { className: string }) {
  return (
    <svg viewBox="0 0 48 48" className={className} aria-hidden="true">
      <rect width="48" height="48" rx="14" className="fill-sea-900" />
      <circle cx="24" cy="25" r="8.5" className="fill-marigold-400" />
      <path
        className="fill-cream-50"
        d="M20.5 8v32H7v-4h2.5v-7H11v-4.5h1.5V20H14v-4h2v-3.5h1.5V10Zm7 0v32H41v-4h-2.5v-7H37v-4.5h-1.5V20H34v-4h-2v-3.5h-1.5V10Z"
      />
    </svg>
  );
}
