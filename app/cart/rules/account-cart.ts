import { type RequestedLine, requestedLine } from '../../server/session/cart-line'
import type { AccountCopy, Shopper } from '../../server/session/shopper'
import { withRequest } from './cart-requests'
import { addLine } from './lines'
import { requestedLines } from './requested-lines'
import { isSameLine } from './unconfirmed-lines'

/** A line that is set, or removed where it is null. */
export type LineChange = { uuid: string; line: RequestedLine | null }

type Lines = readonly RequestedLine[]

/** The lines that follow the account to other devices. Those that a coupon adds come with its code. */
const followingLines = (lines: Lines): RequestedLine[] => lines.filter((line) => !isByCoupon(line))

const isByCoupon = ({ added_by_coupon: coupon }: RequestedLine): boolean => (coupon ?? null) !== null

const isIn = (lines: Lines, uuid: string): boolean => lines.some((line) => line.uuid === uuid)

/** The changes that turn the lines `from` into `to`. */
function lineChanges(from: Lines, to: Lines): LineChange[] {
  const [before, after] = [followingLines(from), followingLines(to)]
  const set = after.filter((line) => !before.some((one) => isSameLine(one, line)))
  const removed = before.filter(({ uuid }) => !isIn(after, uuid))
  return [
    ...set.map((line) => ({ uuid: line.uuid, line: requestedLine(line) })),
    ...removed.map(({ uuid }) => ({ uuid, line: null })),
  ]
}

/** The changes that this session has made to the cart of the account and not sent. None before the first answer. */
export function unsentChanges({ accountCart, cart }: Pick<Shopper, 'accountCart' | 'cart'>): LineChange[] {
  return accountCart === null ? [] : lineChanges(accountCart.lines, requestedLines(cart))
}

/**
 * The shopper `now` with the account's cart as it was answered to `asked`; null when nothing changes. The last change of a line counts, whichever device
 * made it, and a change made since stays. The first answer for an account joins the cart of the guest with it, by the rule for adding (spec
 * section 4); lines of another customer's account stay in that account (decision 039). An account's cart of an earlier version than this session had
 * when it asked comes from a backup: what this session has since is then sent as changes to it.
 */
export function withAccountCart(now: Shopper, asked: Shopper, answer: AccountCopy): Shopper | null {
  const { accountCart: known } = now
  const mine = requestedLines(now.cart)
  const isKnown = known?.customer === answer.customer
  const isOlder = isKnown && answer.version < known.version
  // Another request of this session has had a newer answer meanwhile.
  if (isOlder && asked.accountCart?.version !== known.version) return null
  // No session is started for a visitor with two empty carts.
  if (known === null && mine.length === 0 && answer.lines.length === 0) return null
  const lines = isOlder
    ? followingLines(mine)
    : isKnown
      ? withChanges(answer.lines, lineChanges(requestedLines(asked.cart), mine))
      : joined(answer.lines, mine, known?.lines ?? [])
  const isSame = lineChanges(mine, lines).length === 0
  if (isSame && isKnown && known.version === answer.version) return null
  const next = { ...now, accountCart: answer }
  return isSame ? next : withRequest(next, [...lines, ...mine.filter(isByCoupon)])
}

function withChanges(lines: Lines, changes: readonly LineChange[]): RequestedLine[] {
  const byId = new Map(lines.map((line) => [line.uuid, line]))
  for (const { uuid, line } of changes) {
    if (line === null) byId.delete(uuid)
    else byId.set(uuid, line)
  }
  return [...byId.values()]
}

/** A line that is in both is the same line. */
function joined(account: Lines, guest: Lines, foreign: Lines): RequestedLine[] {
  return followingLines(guest)
    .filter(({ uuid }) => !isIn(account, uuid) && !isIn(foreign, uuid))
    .reduce<RequestedLine[]>(addLine, [...account])
}
