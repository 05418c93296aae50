/** The icons in icons.svg; written by scripts/icons.mjs. */
// biome-ignore format: the formatter puts each name on its own line
export type IconName =
  | 'arrow-left' | 'arrow-right' | 'badge-check' | 'banknote' | 'bed-double' | 'briefcase-medical' | 'building-2'
  | 'calendar-clock' | 'calendar-days' | 'camera' | 'car' | 'chevron-down' | 'chevron-left' | 'chevron-right'
  | 'circle-check' | 'circle-x' | 'clock' | 'coffee' | 'cog' | 'compass' | 'facebook' | 'file-check' | 'fuel' | 'gift'
  | 'headphones' | 'info' | 'instagram' | 'laptop' | 'leaf' | 'lightbulb' | 'luggage' | 'mail' | 'map-pin' | 'menu'
  | 'minus' | 'monitor' | 'mountain' | 'music' | 'package' | 'phone' | 'plus' | 'printer' | 'projector' | 'route'
  | 'search' | 'share-2' | 'shield-check' | 'shirt' | 'shower-head' | 'sliders-horizontal' | 'snowflake' | 'sparkles'
  | 'speaker' | 'square-parking' | 'star' | 'star-full' | 'tag' | 'ticket' | 'tiktok' | 'trash-2' | 'tv' | 'user-round'
  | 'users' | 'utensils' | 'waves' | 'whatsapp' | 'wifi' | 'x' | 'youtube';
