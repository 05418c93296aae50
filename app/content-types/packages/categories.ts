import { en } from '../types';

/** Package categories in the specified order (specification 9). */
export const categories = [
  en('Thematic'),
  en('Religious'),
  en('Cultural'),
  en('Historical'),
  en('Study Tour'),
  en('Industrial Visit'),
  en('Camping'),
  en('Nature Adventure'),
  en('Extreme Sport'),
  en('Healing'),
  en('Gathering'),
  en('Outbound'),
  en('VIP Private'),
  en('Roadtrip'),
];
