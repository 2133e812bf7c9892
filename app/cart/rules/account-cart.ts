import type { AccountCart } from '../../commerce/contract/account-cart'
import { MAX_LINES } from '../../commerce/contract/max-lines'
import { type RequestedLine, requestedLine } from '../../server/session/cart-line'
import type { AccountCopy, Shopper } from '../../server/session/shopper'
import { isAddedByCode } from './added-by-code'
import { withRequest } from './cart-requests'
import { addLines, withLeftOut } from './left-out'
import { lineName } from './line-name'
import { linesWithAside } from './lines-aside'
import { requestedLines } from './requested-lines'
import { offersOnce } from './same-offer'
import { isSameLine } from './unconfirmed-lines'

/** A line that is set, or removed where it is null. */
export type LineChange = { uuid: string; line: RequestedLine | null }

type Lines = readonly RequestedLine[]

/** The lines that follow the account to other devices. Those that a coupon adds come with its code. */
const followingLines = (lines: Lines): RequestedLine[] => lines.filter((line) => !isAddedByCode(line))

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
  return accountCart === null ? [] : lineChanges(accountCart.lines, linesWithAside(cart))
}

/** The copy of an answered cart. Lines that the backend could not read stay as this session knows them. */
export function accountCopy(
  { customer_id: customer, version, lines, unread }: AccountCart,
  known: AccountCopy | null,
): AccountCopy {
  const kept = known?.customer === customer ? known.lines.filter(({ uuid }) => unread.includes(uuid)) : []
  return { customer, version, lines: [...lines.map(requestedLine), ...kept] }
}

/**
 * The shopper `now` with the account's cart as it was answered to `asked`; null when nothing changes. The last change of a line
 * counts, whichever device made it, and a change made since stays. The first answer for an account joins the cart of the guest
 * with it, by the rule for adding (spec section 4); lines of another customer's account stay in that account (decision 039). An
 * account's cart of an earlier version than this session had when it asked comes from a backup: what this session has since is
 * then sent as changes to it. Goods of an offer that two devices have added are in the cart once. The names of lines of this
 * session for which the full cart has no room are kept for the shopper.
 */
export function withAccountCart(now: Shopper, asked: Shopper, answer: AccountCopy): Shopper | null {
  const { accountCart: known } = now
  const mine = linesWithAside(now.cart)
  const isKnown = known?.customer === answer.customer
  const isOlder = isKnown && answer.version < known.version
  // Another request of this session has had a newer answer meanwhile.
  if (isOlder && asked.accountCart?.version !== known.version) return null
  // A visitor with two empty carts gets no session.
  if (known === null && mine.length === 0 && answer.lines.length === 0) return null
  const { lines: all, leftOut } = isOlder
    ? { lines: followingLines(mine), leftOut: [] }
    : isKnown
      ? withChanges(answer.lines, lineChanges(linesWithAside(asked.cart), mine), unsentChanges(asked))
      : joined(answer.lines, mine, known?.lines ?? [])
  const lines = offersOnce(all)
  const isSame = lineChanges(mine, lines).length === 0
  if (isSame && isKnown && known.version === answer.version) return null
  const aside = now.cart.aside.flatMap(({ uuid, notSoldIn }) =>
    lines.filter((line) => line.uuid === uuid).map((line) => ({ ...line, notSoldIn })),
  )
  const requested = requestedLines(now.cart)
  const next = withLeftOut(
    { ...now, accountCart: answer, cart: { ...now.cart, aside } },
    leftOut.map((line) => nameOf(line, now)),
  )
  // They are requested again where they are sold.
  const here = lines.filter(({ uuid }) => !isIn(aside, uuid) || isIn(requested, uuid))
  return isSame ? next : withRequest(next, [...here, ...mine.filter(isAddedByCode)])
}

/** Lines, and those of this session for which there is no room. */
type Fitted = { lines: RequestedLine[]; leftOut: RequestedLine[] }

/** A full account leaves out lines that were `sent` to it. */
function withChanges(lines: Lines, changes: readonly LineChange[], sent: readonly LineChange[]): Fitted {
  const byId = new Map(lines.map((line) => [line.uuid, line]))
  for (const { uuid, line } of changes) {
    if (line === null) byId.delete(uuid)
    else byId.set(uuid, line)
  }
  const all = [...byId.values()]
  const isFull = lines.length >= MAX_LINES
  const refused = sent.flatMap(({ uuid, line }) => (isFull && line !== null && !byId.has(uuid) ? [line] : []))
  return { lines: all.slice(0, MAX_LINES), leftOut: [...refused, ...all.slice(MAX_LINES)] }
}

/** A line that is in both is the same line. */
function joined(account: Lines, guest: Lines, foreign: Lines): Fitted {
  return addLines(
    account,
    followingLines(guest).filter(({ uuid }) => !isIn(account, uuid) && !isIn(foreign, uuid)),
  )
}

function nameOf({ uuid }: RequestedLine, { cart }: Shopper): string {
  const item = cart.items.find((one) => one.uuid === uuid)
  return lineName(item?.name ?? '', item?.subscription_interval?.name)
}
