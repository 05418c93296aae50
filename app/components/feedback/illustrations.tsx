/** For empty states: a flower offering in a woven tray, with burning incense. */
export function EmptyIllustration({ className }: { className: string }) {
  return (
    <svg viewBox="0 0 200 140" className={className} aria-hidden="true">
      <ellipse cx="100" cy="122" rx="80" ry="10" className="fill-cream-200" />
      <path
        className="fill-none stroke-lagoon-200"
        strokeWidth="5"
        strokeLinecap="round"
        d="M150 34c-8-9 9-13 1-22 -3-4-3-7 0-10"
      />
      <path className="fill-lagoon-700" d="M58 66h84l20 24H38Z" />
      <path className="fill-none stroke-terracotta-700" strokeWidth="2.5" d="m128 82 22-44" />
      <circle cx="150" cy="38" r="2.5" className="fill-marigold-400" />
      <g className="fill-marigold-400">
        <circle cx="60" cy="76" r="10" />
        <circle cx="74" cy="70" r="10" />
        <circle cx="72" cy="82" r="10" />
      </g>
      <g className="fill-marigold-300">
        <circle cx="74" cy="69" r="5" />
        <circle cx="60" cy="75" r="5" />
      </g>
      <g className="fill-terracotta-700">
        <circle cx="126" cy="72" r="9" />
        <circle cx="140" cy="79" r="9" />
        <circle cx="125" cy="83" r="9" />
      </g>
      <g transform="translate(100 70)">
        {[0, 72, 144, 216, 288].map((turn) => (
          <path
            key={turn}
            className="fill-white stroke-cream-300"
            transform={`rotate(${turn})`}
            d="M0 0c-12-7-13-21-2-25 10 1 15 14 2 25Z"
          />
        ))}
        <circle r="6" className="fill-marigold-300" />
      </g>
      <path className="fill-lagoon-600" d="M34 88h132l-14 32H48Z" />
      <path
        className="fill-none stroke-lagoon-200"
        strokeWidth="3"
        opacity="0.7"
        d="m54 92 9 24m10-24 6 24m12-24 2 24m16-24-2 24m20-24-6 24m25-24-9 24"
      />
      <path className="fill-lagoon-700" d="M34 86h132l-2 7H36Z" />
    </svg>
  );
}

/** For error states: a boat on a calm sea. */
export function ErrorIllustration({ className }: { className: string }) {
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
