import type { ReactNode } from 'react';

/** A section of a page of text. */
export function TextSection({ id, title, children }: { id?: string; title: string; children: ReactNode }) {
  return (
    <section id={id} className="scroll-mt-24">
      <h2 className="mb-4 text-2xl">{title}</h2>
      {children}
    </section>
  );
}
