/** The icons in icons.svg; written by scripts/icons.mjs. */
// biome-ignore format: the formatter puts each name on its own line
export type IconName =
  | 'arrow-left' | 'arrow-right' | 'badge-check' | 'banknote' | 'bed-double' | 'briefcase-medical' | 'building-2'
  | 'calendar-clock' | 'calendar-days' | 'camera' | 'car' | 'chevron-down' | 'chevron-left' | 'chevron-right'
  | 'circle-check' | 'circle-x' | 'clock' | 'coffee' | 'cog' | 'compass' | 'facebook' | 'file-check' | 'fuel' | 'gift'
  | 'headphones' | 'info' | 'instagram' | 'laptop' | 'leaf' | 'lightbulb' | 'mail' | 'map-pin' | 'menu' | 'monitor'
  | 'mountain' | 'music' | 'package' | 'phone' | 'printer' | 'projector' | 'search' | 'share-2' | 'shield-check'
  | 'shirt' | 'shower-head' | 'sliders-horizontal' | 'snowflake' | 'sparkles' | 'speaker' | 'square-parking' | 'star'
  | 'star-full' | 'tag' | 'ticket' | 'tiktok' | 'tv' | 'user-round' | 'users' | 'utensils' | 'waves' | 'whatsapp'
  | 'wifi' | 'x' | 'youtube';
