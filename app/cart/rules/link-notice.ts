import { isSameCode } from '../../discounts/codes'
import type { OpenedLink } from '../../server/session/shopper'

type Lines = readonly { uuid: string; quantity: number }[]

/**
 * What the shopper is told of a link with products or codes. `count` pieces were put in; `undo` says that it can be undone, and
 * `former` that there was something in the cart before. Of its codes, `malformed` can be none, and `untried` cannot be tried now.
 */
export type LinkNotice = { count: number; undo: boolean; former: boolean; ignored: string[] } & LinkCodes

/** The codes of a link that were not added. */
export type LinkCodes = { malformed: string[]; untried: string[] }

/** Whether the cart is still the one the link left: a line added, taken out or changed since makes it the shopper's own. */
export function isStillOpen(link: OpenedLink | null, lines: Lines): link is OpenedLink {
  if (link === null || link.lines.length !== lines.length) return false
  return lines.every((line) => link.lines.some(({ uuid, quantity }) => uuid === line.uuid && quantity === line.quantity))
}

/** `codes` are those she has: what was added since needs no word. */
export function linkNotice(link: OpenedLink | null, lines: Lines, codes: readonly string[]): LinkNotice | null {
  if (!isStillOpen(link, lines)) return null
  const { former, ignored, malformed } = link
  const untried = link.untried.filter((one) => !codes.some((code) => isSameCode(code, one)))
  if (isSilent({ ...link, untried })) return null
  const undo = former !== null
  const count = undo ? lines.reduce((sum, { quantity }) => sum + quantity, 0) : 0
  return { count, undo, former: undo && former.length > 0, ignored, malformed, untried }
}

/** What is kept of a link once its codes were added, but for these; null when there is nothing to tell and nothing to undo. */
export function withLinkCodes(link: OpenedLink | null, lines: Lines, codes: LinkCodes): OpenedLink | null {
  const opened = isStillOpen(link, lines)
    ? link
    : { former: null, lines: lines.map(({ uuid, quantity }) => ({ uuid, quantity })), ignored: [], codes: [] }
  const told = { ...opened, ...codes }
  return isSilent(told) ? null : told
}

function isSilent({ former, ignored, malformed, untried }: OpenedLink): boolean {
  return former === null && ignored.length + malformed.length + untried.length === 0
}
