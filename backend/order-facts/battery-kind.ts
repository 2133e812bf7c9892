import type { BatteryKind } from '../../app/commerce/contract/return'
import type { Drawing } from '../pictures/drawing'

/** A product, or a member of a set. `chemistry` is its attribute, such as `li-ion` or `lead-agm`; null when it has none. */
export type BatteryPart = { shape: Drawing['shape']; chemistry: string | null }

const MOST_DANGEROUS_FIRST = ['lithium', 'lead', 'other'] as const satisfies readonly BatteryKind[]

/** Cases of batteries whose product does not name the chemistry. */
const BY_SHAPE: Partial<Record<Drawing['shape'], BatteryKind>> = {
  'tool-pack': 'lithium',
  'camera-pack': 'lithium',
  'phone-pack': 'lithium',
  'laptop-pack': 'lithium',
  'bike-pack': 'lithium',
  'power-bank': 'lithium',
  'power-station': 'lithium',
  'lead-block': 'lead',
  'car-battery': 'lead',
}

/** The transport class of a product, or of a set by its most dangerous part; null when no part is a battery. */
export function batteryKind(parts: readonly BatteryPart[]): BatteryKind | null {
  const kinds = parts.map(kindOf)
  return MOST_DANGEROUS_FIRST.find((kind) => kinds.includes(kind)) ?? null
}

/** Chemistries are named after their metal: `lithium`, `li-ion`, `lifepo4`; `lead-agm`, `lead-gel`. */
function kindOf({ shape, chemistry }: BatteryPart): BatteryKind | null {
  if (chemistry === null) return BY_SHAPE[shape] ?? null
  if (chemistry.startsWith('li')) return 'lithium'
  return chemistry.startsWith('lead') ? 'lead' : 'other'
}
