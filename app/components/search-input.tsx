import { type ComponentPropsWithoutRef, forwardRef } from 'react';

/** The text field of every search form. An empty one is not submitted (specification 5). */
export const SearchInput = forwardRef<HTMLInputElement, ComponentPropsWithoutRef<'input'>>(function SearchInput(
  { className, ...props },
  ref,
) {
  return (
    <input
      ref={ref}
      name="q"
      type="search"
      required
      aria-label="Cari"
      enterKeyHint="search"
      placeholder="Cari paket, hotel, atraksi..."
      {...props}
      className={`h-12 w-full min-w-0 text-ellipsis rounded-full border border-cream-300 bg-white text-ash-900 placeholder:text-sm placeholder:text-ash-600 ${className}`}
    />
  );
});
