import type { CategoryIconName } from '../ui/icon-names'

const ICONS: Readonly<Record<string, CategoryIconName>> = {
  'power-tool': 'category-tool',
  camera: 'category-camera',
  phone: 'category-phone',
  tablet: 'category-tablet',
  laptop: 'category-laptop',
  'cordless-phone': 'category-phone',
  'two-way-radio': 'category-radio',
  gps: 'category-gps',
  'vacuum-cleaner': 'category-vacuum',
  'robot-vacuum': 'category-vacuum',
  'personal-care': 'category-toothbrush',
  ups: 'category-lead',
  car: 'category-car',
  motorcycle: 'category-motorcycle',
  'robot-mower': 'category-mower',
  'ride-on-mower': 'category-mower',
  'e-scooter': 'category-e-bike',
  television: 'category-television',
}

/** The icon of a type of device; the battery icon for a type without its own. */
export function deviceIcon(type: string): CategoryIconName {
  return Object.hasOwn(ICONS, type) ? (ICONS[type] ?? 'category-battery') : 'category-battery'
}
