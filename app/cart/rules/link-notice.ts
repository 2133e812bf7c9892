import { isSameCode } from '../../discounts/codes'
import type { RequestedLine } from '../../server/session/cart-line'
import type { OpenedLink } from '../../server/session/shopper'
import { isAddedByCode } from './added-by-code'

type Lines = readonly Pick<RequestedLine, 'uuid' | 'quantity' | 'added_by_coupon'>[]

/**
 * The notice about a link with products or codes. `count` is the number of pieces added, without those that a
 * coupon adds. `undo` is true when the link can be
 * undone, `former` when there was something in the cart before. `malformed` codes are invalid; `untried` codes cannot be tried
 * now.
 */
export type LinkNotice = { count: number; undo: boolean; former: boolean; ignored: string[] } & LinkCodes

/** The codes of a link that were not added. */
export type LinkCodes = { malformed: string[]; untried: string[] }

/**
 * Whether the cart is unchanged since the link: after a line was added, removed or changed, the link cannot be undone. Lines that
 * a coupon adds or takes away are no change by the shopper.
 */
export function isStillOpen(link: OpenedLink | null, lines: Lines): link is OpenedLink {
  const chosen = linkedLines(lines)
  if (link === null || link.lines.length !== chosen.length) return false
  return chosen.every((line) => link.lines.some(({ uuid, quantity }) => uuid === line.uuid && quantity === line.quantity))
}

/** The ids and quantities of the lines that a link leaves in the cart, without those that a coupon added. */
export function linkedLines(lines: Lines): OpenedLink['lines'] {
  return lines.filter((line) => !isAddedByCode(line)).map(({ uuid, quantity }) => ({ uuid, quantity }))
}

/** The notice to show; null when there is none. `codes` are the shopper's codes: a code added meanwhile is no longer named. */
export function linkNotice(link: OpenedLink | null, lines: Lines, codes: readonly string[]): LinkNotice | null {
  if (!isStillOpen(link, lines)) return null
  const { former, ignored, malformed } = link
  const untried = link.untried.filter((one) => !codes.some((code) => isSameCode(code, one)))
  if (isSilent({ ...link, untried })) return null
  const undo = former !== null
  const count = undo ? linkedLines(lines).reduce((sum, { quantity }) => sum + quantity, 0) : 0
  return { count, undo, former: undo && former.length > 0, ignored, malformed, untried }
}

/**
 * The link to store after its codes were added, with the codes that were not; null when there is nothing to say or undo.
 */
export function withLinkCodes(link: OpenedLink | null, lines: Lines, codes: LinkCodes): OpenedLink | null {
  const opened = isStillOpen(link, lines) ? link : { former: null, lines: linkedLines(lines), ignored: [], codes: [] }
  const updated = { ...opened, ...codes }
  return isSilent(updated) ? null : updated
}

function isSilent({ former, ignored, malformed, untried }: OpenedLink): boolean {
  return former === null && ignored.length + malformed.length + untried.length === 0
}
