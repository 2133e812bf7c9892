import type { BatteryKind, ReturnCondition, ReturnReason, ReturnWay } from '../../app/commerce/contract/return'

type Goods = { reason: ReturnReason; condition: ReturnCondition; battery: BatteryKind | null }

/** The heaviest parcel that a drop-off point takes in, in grams. */
const MAX_PARCEL_GRAMS = 20_000

/**
 * Whether goods may be mailed. Damaged or defective lithium batteries are not accepted by any carrier (ADR, special provision
 * 376), and a leaking lead battery spills acid. Goods that arrived damaged count as damaged, whatever condition is stated.
 */
export function mayBeSent({ reason, condition, battery }: Goods): boolean {
  const isDamaged = condition === 'damaged' || reason === 'damaged-on-arrival'
  return !(isDamaged && (battery === 'lithium' || battery === 'lead'))
}

/** The transport of a return's goods. Weights are in grams, for all pieces of a line. */
export function returnWay(lines: readonly { is_sent: boolean; grams: number }[]): ReturnWay {
  const sent = lines.filter(({ is_sent }) => is_sent)
  if (sent.length === 0) return 'none'
  return sent.reduce((sum, { grams }) => sum + grams, 0) > MAX_PARCEL_GRAMS ? 'collect' : 'parcel'
}

/**
 * The shop pays for what is sent back because of a fault of the shop; a consumer who withdraws
 * pays alone (the shop's page on returns).
 */
export const freightPaidBy = (lines: readonly { reason: ReturnReason; is_sent: boolean }[]): 'shop' | 'customer' =>
  lines.some(({ reason, is_sent }) => is_sent && reason !== 'changed-mind') ? 'shop' : 'customer'
