import { chance } from '../chance'

/** The pack that most shoppers buy, in cells. */
const USUAL_PACK = 4
/** The share of the demand for a cell that each of its packs has, the most bought first. */
const SHARES = [1, 0.55, 0.34, 0.2, 0.14, 0.1]

/**
 * The popularity of a pack of the cell `cell`, 0 to 1. The packs nearest to the usual size sell best; the others follow at a
 * distance, so that the first screen of a listing is not filled with the packs of one cell.
 */
export function packPopularity(cell: string, demand: number, pack: number, packs: readonly number[]): number {
  const ordered = [...packs].sort((a, b) => fromUsual(a) - fromUsual(b) || a - b)
  const share = SHARES[ordered.indexOf(pack)] ?? 0.1
  const popularity = demand * (0.85 + 0.4 * chance(cell, 'popularity')) * share
  return Math.round(Math.min(0.99, Math.max(0.01, popularity)) * 1000) / 1000
}

const fromUsual = (pack: number): number => Math.abs(Math.log2(pack / USUAL_PACK))
