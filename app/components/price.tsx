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
        <span className={`font-normal ${stacked ? 'mb-0.5 block' : ''}`}>
          {label.startsWith(ENGLISH_LABEL) && <span lang="en">{ENGLISH_LABEL}</span>}
          <span>{`${label.replace(ENGLISH_LABEL, '')} `}</span>
        </span>
      )}
      <span className="inline-block">
        {/* The space belongs to the amount, so that it collapses when the unit wraps to its own line. */}
        <strong className={`font-bold ${amountClass}`} translate="no">
          {unit && !unit.startsWith('/') ? `${amount} ` : amount}
        </strong>
        {unit && <span className="inline-block font-normal">{unit}</span>}
      </span>
    </>
  );
}
