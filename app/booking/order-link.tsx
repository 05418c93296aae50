import type { ComponentPropsWithoutRef } from 'react';
import { WhatsappLink } from '~/components/external-link';
import { useSite } from '~/components/use-site';

/**
 * Returns the attribute by which `navigation/report-order-clicks.ts` recognizes an order link; empty if clicks are not
 * counted.
 */
export const useOrderMark = (): { 'data-order'?: '' } => (useSite().countsOrders ? { 'data-order': '' } : {});

/** A button that opens the chat with an order message. */
export function OrderLink(props: ComponentPropsWithoutRef<'a'>) {
  return <WhatsappLink {...props} {...useOrderMark()} />;
}
