const styles = {
  primary: 'button button-primary',
  accent: 'button button-accent',
  quiet: 'button button-quiet',
  onDark: 'button button-on-dark',
  whatsapp: 'button button-leaf',
} as const;

/** Returns the classes of a button, for any element. */
export const button = (style: keyof typeof styles, extra = ''): string => `${styles[style]} ${extra}`;
