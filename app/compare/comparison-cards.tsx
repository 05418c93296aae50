import { RecordLink } from '~/components/card-link';
import { Image } from '~/images/image';
import type { Comparison } from './comparison';
import { DifferenceMark, PropertyValue } from './property-value';
import { RecordLinks } from './record-links';

/** The same as the table, one list of properties per record: on narrower screens. */
export function ComparisonCards({ comparison: { records, rows, marksDifferences } }: { comparison: Comparison }) {
  return (
    <ul className="mt-8 space-y-6 md:hidden print:hidden">
      {records.map((record, at) => (
        <li key={record.href}>
          <article className="overflow-hidden rounded-card border border-cream-200 bg-white shadow-card">
            <Image path={record.image} alt="" sizes="92vw" className="aspect-video w-full" />
            <div className="p-5">
              <h2 className="text-xl">
                <RecordLink card={record} className="underline decoration-cream-300 underline-offset-4">
                  {record.title}
                </RecordLink>
              </h2>
              <dl className="mt-4 mb-5">
                {rows.map(({ label, values, isNegative, isDifferent }) => (
                  <div
                    key={label}
                    className="grid grid-cols-[8.5rem_minmax(0,1fr)] gap-x-3 gap-y-1 border-t border-cream-200 py-2.5 text-sm max-xs:grid-cols-1"
                  >
                    <dt className="font-bold text-sea-900">
                      {label} {marksDifferences && isDifferent && <DifferenceMark />}
                    </dt>
                    <dd className="tabular-nums">
                      <PropertyValue value={values[at]} isNegative={isNegative} />
                    </dd>
                  </div>
                ))}
              </dl>
              <RecordLinks record={record} />
            </div>
          </article>
        </li>
      ))}
    </ul>
  );
}
