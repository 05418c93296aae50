import { AskInEnglish } from '~/booking/ask-in-english';
import { OrderLink } from '~/booking/order-link';
import { AppLink } from '~/components/app-link';
import { button } from '~/components/button';
import { CategoryName } from '~/components/category-name';
import { Icon } from '~/components/icon';
import { PriceText } from '~/components/price-text';
import { RecordLink } from '~/components/record-link';
import type { PropertyValue as Value } from '~/content-types/comparison-properties.server';
import { Image } from '~/images/image';
import { AddCardToPlan } from '~/items/add-to-plan';
import type { Comparison } from './compare.server';

const cell = 'border-t border-cream-200 px-4 py-3.5 align-top text-sm';

/** A column per record and a row per property, on screens of 768 px and wider and on paper. */
export function ComparisonTable({ comparison: { records, rows, marksDifferences } }: { comparison: Comparison }) {
  return (
    <table className="mt-8 hidden w-full table-fixed border-separate [border-spacing:0] overflow-hidden box text-left md:table print:table">
      <caption className="sr-only">{`Perbandingan ${records.map(({ title }) => title).join(', ')}`}</caption>
      <thead>
        <tr>
          <td className="w-40 lg:w-52 print:w-32" />
          {records.map((record, at) => (
            <th key={`${at} ${record.href}`} scope="col" abbr={record.title} className="p-4 align-top font-normal">
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
              <td key={`${at} ${href}`} className={`${cell} tabular`}>
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
          {records.map((record, at) => (
            <td key={`${at} ${record.href}`} className={cell}>
              <RecordLinks record={record} />
            </td>
          ))}
        </tr>
      </tfoot>
    </table>
  );
}

/** The same as the table, one list of properties per record: on narrower screens. */
export function ComparisonCards({ comparison: { records, rows, marksDifferences } }: { comparison: Comparison }) {
  return (
    <ul className="mt-8 stack-6 md:hidden print:hidden">
      {records.map((record, at) => (
        <li key={`${at} ${record.href}`}>
          <article className="card box">
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
                    <dd className="tabular">
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

/** A property's value, a list with check marks, or crosses for what is missing; a word for an unknown one. */
function PropertyValue({ value, isNegative }: { value: Value | undefined; isNegative?: boolean }) {
  if (!value?.length) return <span className="text-ash-600">Tidak disebutkan</span>;
  if (typeof value === 'string') {
    // A category may be English.
    return /^Rp\s/.test(value) ? <PriceText text={value} /> : <CategoryName label={value} />;
  }
  return (
    <ul className="stack-1.5">
      {value.map((item, index) => (
        <li key={`${index} ${item}`} className="flex gap-2">
          <Icon
            name={isNegative ? 'circle-x' : 'circle-check'}
            className={`size-4 ${isNegative ? 'text-terracotta-700' : 'text-lagoon-600'}`}
          />
          {item}
        </li>
      ))}
    </ul>
  );
}

/** Marks a property that is not the same for all records. */
export function DifferenceMark() {
  return (
    <span className="inline-block rounded-full bg-marigold-100 px-2 text-xs font-bold text-marigold-600">Beda</span>
  );
}

/** The links of a compared record: order, details, plan, and the comparison without it. */
function RecordLinks({ record }: { record: Comparison['records'][number] }) {
  const { orderLink, title, removeHref } = record;
  return (
    <div className="no-print flex flex-col gap-2.5">
      {orderLink && (
        <OrderLink href={orderLink.href} className="px-3! text-sm">
          <span>
            {orderLink.label}
            <span className="sr-only"> {title}</span>
          </span>
        </OrderLink>
      )}
      {orderLink && <AskInEnglish href={orderLink.englishHref} title={title} />}
      <RecordLink card={record} className={button('quiet', 'px-3! text-sm')}>
        <span>
          Lihat Detail<span className="sr-only"> {title}</span>
        </span>
      </RecordLink>
      <div className="flex flex-wrap justify-center gap-x-2">
        <AddCardToPlan card={record} className="text-sea-900 hover:bg-lagoon-50" />
        {removeHref && (
          <AppLink
            to={removeHref}
            // There are as many comparisons as pairs, and none is indexed.
            rel="nofollow"
            preventScrollReset
            className="inline-flex min-h-11 items-center gap-1.5 rounded-full px-3 text-sm font-bold text-terracotta-700 no-underline hover:bg-terracotta-100"
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
