import { RecordLink } from '~/components/card-link';
import { Image } from '~/images/image';
import type { Comparison } from './comparison';
import { DifferenceMark, PropertyValue } from './property-value';
import { RecordLinks } from './record-links';

const cell = 'border-t border-cream-200 px-4 py-3.5 align-top text-sm';

/** A column per record and a row per property, on screens of 768 px and wider and on paper. */
export function ComparisonTable({ comparison: { records, rows, marksDifferences } }: { comparison: Comparison }) {
  return (
    <table className="mt-8 hidden w-full table-fixed border-separate border-spacing-0 overflow-hidden rounded-card border border-cream-200 bg-white text-left md:table print:table">
      <caption className="sr-only">Perbandingan {records.map(({ title }) => title).join(', ')}</caption>
      <thead>
        <tr>
          <td className="w-40 lg:w-52 print:w-32" />
          {records.map((record) => (
            <th key={record.href} scope="col" abbr={record.title} className="p-4 align-top font-normal">
              <Image
                path={record.image}
                alt=""
                sizes="(min-width: 1216px) 31rem, 40vw"
                className="aspect-video w-full rounded-2xl print:max-h-32"
              />
              <RecordLink
                card={record}
                className="mt-3 block font-bold text-sea-900 underline decoration-cream-300 underline-offset-4 hover:decoration-lagoon-600"
              >
                {record.title}
              </RecordLink>
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(({ label, values, isNegative, isDifferent }) => (
          <tr key={label} className={marksDifferences && isDifferent ? 'bg-marigold-100/40' : ''}>
            <th scope="row" className={`${cell} font-bold text-sea-900`}>
              {label} {marksDifferences && isDifferent && <DifferenceMark />}
            </th>
            {records.map(({ href }, at) => (
              <td key={href} className={`${cell} tabular-nums`}>
                <PropertyValue value={values[at]} isNegative={isNegative} />
              </td>
            ))}
          </tr>
        ))}
      </tbody>
      <tfoot className="no-print">
        <tr>
          <th scope="row" className={`${cell} font-bold text-sea-900`}>
            Pesan
          </th>
          {records.map((record) => (
            <td key={record.href} className={cell}>
              <RecordLinks record={record} />
            </td>
          ))}
        </tr>
      </tfoot>
    </table>
  );
}
