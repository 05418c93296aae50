import { AskInEnglish } from '~/booking/ask-in-english';
import { OrderLink } from '~/booking/order-link';
import { AppLink } from '~/components/app-link';
import { button } from '~/components/button';
import { CategoryName } from '~/components/category-name';
import { Icon } from '~/components/icon';
import { Price } from '~/components/price';
import { RecordLink } from '~/components/record-link';
import type { PropertyValue as Value } from '~/content-types/comparison-properties.server';
import { Image } from '~/images/image';
import { AddCardToPlan } from '~/plan-items/add-to-plan';
import type { Comparison } from './compare.server';

const cell = 'px-1.5 align-top sm:px-3';
const labelCell = 'px-1.5 pt-3 pb-1 text-left text-sm font-bold text-sea-900 sm:px-3';

/** A table with a column per record, also on phones. Each property has a label with the values below it. */
export function ComparisonTable({ comparison: { records, rows } }: { comparison: Comparison }) {
  return (
    // With large text, words need more width: the columns scroll sideways.
    <div className="-mx-1.5 mt-6 sm:-mx-3 large-text:overflow-x-auto large-text:*:min-w-[28rem]">
      <Pictures records={records} />
      <table className="w-full table-fixed border-separate [border-spacing:0] text-left">
        <caption className="sr-only">{`Perbandingan ${records.map(({ title }) => title).join(', ')}`}</caption>
        <thead>
          <tr>
            {records.map((record, at) => (
              <th
                key={`${at} ${record.href}`}
                id={columnId(at)}
                scope="col"
                data-sticky-bar=""
                className={`${cell} z-20 border-b border-cream-300 bg-cream-50 py-3 text-sm leading-snug transition-motion sm:text-base tall:sticky tall:top-header`}
              >
                <RecordLink
                  card={record}
                  className="line-clamp-4 font-bold text-sea-900 underline decoration-cream-300 underline-offset-4 hover:decoration-lagoon-600"
                >
                  {record.title}
                </RecordLink>
              </th>
            ))}
          </tr>
        </thead>
        {rows.map((row, at) => (
          <PropertyRow key={row.label} row={row} position={at} />
        ))}
        <tfoot className="no-print">
          <tr>
            {records.map((record, at) => (
              <td
                key={`${at} ${record.href}`}
                headers={columnId(at)}
                className={`${cell} border-t border-cream-300 pt-4`}
              >
                <RecordLinks record={record} />
              </td>
            ))}
          </tr>
        </tfoot>
      </table>
    </div>
  );
}

/** The images above the table, as wide as its columns. Only the names below them stick. */
function Pictures({ records }: Pick<Comparison, 'records'>) {
  return (
    <div className="flex">
      {records.map(({ image, href }, at) => (
        <div key={`${at} ${href}`} className={`${cell} min-w-0 flex-1`}>
          <Image
            path={image}
            alt=""
            sizes="(min-width: 1216px) 36rem, 46vw"
            className="aspect-4/3 w-full rounded-xl sm:aspect-video sm:rounded-2xl print:max-h-32"
          />
        </div>
      ))}
    </div>
  );
}

interface PropertyRowProps {
  row: Comparison['rows'][number];
  /** The position among the rows. */
  position: number;
}

function PropertyRow({ row, position }: PropertyRowProps) {
  const { label, values, differences, isNegative } = row;
  const labelId = `sifat-${position + 1}`;
  return (
    <tbody>
      <tr>
        <th
          id={labelId}
          scope="rowgroup"
          colSpan={values.length}
          className={`${labelCell} ${position === 0 ? '' : 'border-t border-cream-300'}`}
        >
          {label}
        </th>
      </tr>
      <tr>
        {values.map((value, at) => (
          <td key={columnId(at)} headers={`${labelId} ${columnId(at)}`} className={`${cell} pb-3 text-sm tabular`}>
            <PropertyValue value={value} isNegative={isNegative} />
            {differences?.[at] && <p className="mt-0.5 text-xs font-semibold text-lagoon-700">{differences[at]}</p>}
          </td>
        ))}
      </tr>
    </tbody>
  );
}

const columnId = (at: number) => `pilihan-${at + 1}`;

/** A property's value: a list has check marks, or crosses for missing items; an unknown value is a word. */
function PropertyValue({ value, isNegative }: { value: Value; isNegative?: boolean }) {
  if (value === null) return <span className="text-ash-600">Tidak disebutkan</span>;
  if (typeof value === 'string') {
    // A category may be English.
    return <CategoryName label={value} />;
  }
  if ('amount' in value) return <Price {...value} />;
  return (
    <ul className="stack-1.5">
      {value.map((item, index) => (
        <li key={`${index} ${item}`} className="flex gap-2">
          <Icon
            name={isNegative ? 'circle-x' : 'circle-check'}
            className={`size-4 max-sm:hidden ${isNegative ? 'text-terracotta-700' : 'text-lagoon-600'}`}
          />
          {item}
        </li>
      ))}
    </ul>
  );
}

/** The links of a compared record: order, details, plan, and the comparison without it. */
function RecordLinks({ record }: { record: Comparison['records'][number] }) {
  const { orderLink, title, removeHref } = record;
  return (
    <div className="no-print flex flex-col gap-2.5 text-center">
      {orderLink && (
        <OrderLink href={orderLink.href} className="px-2! text-sm max-sm:[&_svg]:hidden">
          <span>
            {orderLink.label}
            <span className="sr-only"> {title}</span>
          </span>
        </OrderLink>
      )}
      {orderLink && <AskInEnglish href={orderLink.englishHref} title={title} />}
      <RecordLink card={record} className={button('quiet', 'px-2! text-sm')}>
        <span>
          Lihat Detail<span className="sr-only"> {title}</span>
        </span>
      </RecordLink>
      <div className="flex flex-wrap justify-center gap-x-2">
        <AddCardToPlan card={record} className="text-sea-900 hover:bg-lagoon-50 max-sm:px-1" />
        {removeHref && (
          <AppLink
            to={removeHref}
            // There are as many comparisons as pairs of records, and they are not indexed.
            rel="nofollow"
            preventScrollReset
            className="inline-flex min-h-11 items-center gap-1.5 rounded-full px-3 max-sm:px-1 text-sm font-bold text-terracotta-700 no-underline hover:bg-terracotta-100"
          >
            <Icon name="x" className="size-4" />
            <span>
              Hapus<span className="sr-only"> {title} dari perbandingan</span>
            </span>
          </AppLink>
        )}
      </div>
    </div>
  );
}
