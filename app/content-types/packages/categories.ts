import { plain } from '~/list-page/categories';

/** Package categories in the specified order (specification 9). */
export const categories = plain(
  'Thematic',
  'Religious',
  'Cultural',
  'Historical',
  'Study Tour',
  'Industrial Visit',
  'Camping',
  'Nature Adventure',
  'Extreme Sport',
  'Healing',
  'Gathering',
  'Outbound',
  'VIP Private',
  'Roadtrip',
);
