import { type ComponentPropsWithoutRef, forwardRef } from 'react';
import { button } from './button';
import { useUrlValue } from './use-url-value';

/** The text field of every search form. An empty one is not submitted. */
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
      className={`field h-12 text-ellipsis rounded-full placeholder:text-sm ${className}`}
    />
  );
});

/** A search field that shows the text in the URL. */
export function UrlSearchInput({ text, label = 'Cari' }: { text: string; label?: string }) {
  const field = useUrlValue<HTMLInputElement>(text);
  return <SearchInput ref={field} aria-label={label} defaultValue={text} className="px-4 sm:px-5" />;
}

/** A search field with a button, which leads to the search page. */
export function SearchForm({ label }: { label?: string }) {
  return (
    <search className="w-full">
      <form action="/cari" className="flex gap-2">
        <SearchInput {...(label && { 'aria-label': label })} className="px-4 sm:px-5" />
        <button type="submit" className={button('primary')}>
          Cari
        </button>
      </form>
    </search>
  );
}
