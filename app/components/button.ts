const base =
  'inline-flex min-h-12 max-w-full shrink-0 items-center justify-center gap-2.5 rounded-full px-6 py-2 text-center font-bold no-underline transition-colors duration-200';

const styles = {
  primary: 'border border-transparent bg-lagoon-600 text-white hover:bg-lagoon-700',
  accent: 'border border-transparent bg-marigold-400 text-sea-950 hover:bg-marigold-300',
  quiet: 'border border-cream-300 bg-white text-sea-900 hover:border-lagoon-600 hover:text-lagoon-700',
  onDark: 'border border-white/40 text-white hover:bg-white/10',
  whatsapp: 'border border-transparent bg-leaf-600 text-white hover:bg-leaf-700',
} as const;

/** Returns the classes of a button, for any element. */
export function button(style: keyof typeof styles, extra = ''): string {
  return `${base} ${styles[style]} ${extra}`;
}
