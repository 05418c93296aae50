import type { PriceView } from '~/lib/currency';

const ENGLISH_LABEL = 'Start From';

interface Props extends PriceView {
  /** Puts the label on a line of its own. */
  stacked?: boolean;
  amountClass?: string;
}

/**
 * A price in the one order of the whole site: the label light, the amount strong, the unit beside it. The English label
 * is marked, so that screen readers pronounce it correctly. Amount and unit part only when they do not fit on one line.
 */
export function Price({ label, amount, unit = '', stacked, amountClass = '' }: Props) {
  return (
    <>
      {label && (
        <span
          lang={label.startsWith(ENGLISH_LABEL) ? 'en' : undefined}
          className={stacked ? 'mb-0.5 block font-normal' : 'font-normal'}
        >{`${label} `}</span>
      )}
      {unit === '' ? (
        <strong className={`inline-block font-bold ${amountClass}`} translate="no">
          {amount}
        </strong>
      ) : (
        <span className="inline-block">
          {/* The space belongs to the amount, so that it collapses when the unit wraps to its own line. */}
          <strong className={`font-bold ${amountClass}`} translate="no">
            {unit.startsWith('/') ? amount : `${amount} `}
          </strong>
          <span className="inline-block font-normal">{unit}</span>
        </span>
      )}
    </>
  );
}
