/** An empty offering tray under a small sun: nothing here yet. */
export function EmptyFigure({ className }: { className: string }) {
  return (
    <svg viewBox="0 0 200 140" className={className} aria-hidden="true">
      <ellipse cx="100" cy="122" rx="78" ry="10" className="fill-cream-200" />
      <circle cx="146" cy="38" r="18" className="fill-marigold-300" />
      <path className="fill-lagoon-600" d="M36 88h128l-18 34H54Z" />
      <path className="fill-lagoon-700" d="M36 88h128l-4 8H40Z" />
      <path
        className="fill-lagoon-200"
        d="m54 122 14-26h12l-12 26Zm30 0 8-26h12l-6 26Zm34 0-2-26h12l6 26Z"
        opacity="0.7"
      />
      <g className="fill-marigold-400">
        <circle cx="82" cy="80" r="9" />
        <circle cx="112" cy="82" r="7" />
      </g>
      <circle cx="98" cy="76" r="10" className="fill-terracotta-100" />
      <circle cx="98" cy="76" r="4" className="fill-marigold-400" />
    </svg>
  );
}

/** A boat on a calm sea that will set out again: something went wrong. */
export function TroubleFigure({ className }: { className: string }) {
  return (
    <svg viewBox="0 0 200 140" className={className} aria-hidden="true">
      <circle cx="60" cy="52" r="24" className="fill-marigold-300" />
      <path className="fill-lagoon-100" d="M0 104c30-10 50-10 80 0s50 10 80 0 30-8 40-6v42H0Z" />
      <path className="fill-terracotta-700" d="M110 22v66h6V22Z" />
      <path className="fill-cream-300" d="M116 24c28 8 42 28 46 58h-46Z" />
      <path className="fill-sea-900" d="M56 88c14 22 86 24 112 0l8-6c-8 34-116 38-128 4Z" />
      <path className="fill-lagoon-200" d="M0 116c30-8 50-8 80 0s50 8 80 0 30-6 40-4v28H0Z" />
    </svg>
  );
}
