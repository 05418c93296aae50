import { Icon } from '~/components/icon';

/** Things to know before ordering. */
export function Notes({ title = 'Catatan', notes }: { title?: string; notes: readonly string[] }) {
  return (
    <section className="rounded-panel bg-marigold-100 p-6">
      <h2 className="text-xl">{title}</h2>
      <ul className="mt-3 space-y-2.5 text-sm text-ash-900">
        {notes.map((note) => (
          <li key={note} className="flex gap-3">
            <Icon name="info" className="size-5 text-marigold-600" />
            {note}
          </li>
        ))}
      </ul>
    </section>
  );
}
