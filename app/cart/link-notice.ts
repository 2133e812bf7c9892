import type { OpenedLink } from '../shopper/shopper'

type Lines = readonly { uuid: string; quantity: number }[]

/**
 * What the shopper is told of a link that opened her cart. `count` pieces were put in; `undo` says that it can be undone, and
 * `former` that there was something in the cart before.
 */
export type LinkNotice = { count: number; undo: boolean; former: boolean; ignored: string[] }

/** Whether the cart is still the one the link left: a line added, taken out or changed since makes it the shopper's own. */
export function isStillOpen(link: OpenedLink | null, lines: Lines): link is OpenedLink {
  if (link === null || link.lines.length !== lines.length) return false
  return lines.every((line) => link.lines.some(({ uuid, quantity }) => uuid === line.uuid && quantity === line.quantity))
}

export function linkNotice(link: OpenedLink | null, lines: Lines): LinkNotice | null {
  if (!isStillOpen(link, lines)) return null
  const { former, ignored } = link
  const undo = former !== null
  const count = undo ? lines.reduce((sum, { quantity }) => sum + quantity, 0) : 0
  return { count, undo, former: undo && former.length > 0, ignored }
}
