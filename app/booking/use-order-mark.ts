import { useSite } from '~/components/use-site';

/** The attribute by which `navigation/report-order-clicks.ts` knows an order link; none where clicks are not counted. */
export const useOrderMark = (): { 'data-order'?: '' } => (useSite().countsOrders ? { 'data-order': '' } : {});
