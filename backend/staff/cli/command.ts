import { newsletterCommand, pageCommand } from './content-command'
import { offerCommand } from './offer-command'
import { readWords } from './read-words'
import { depositOf, parsePieces, refundCommand } from './refund-command'
import { staffAccountCommand } from './staff-accounts'
import { subscriptionCommand, terminationCommand } from './subscription-command'
import { amountOf, needed, USAGE, UsageError, usageOf } from './usage'

/** A call below /admin, and how its answer is printed. */
export type StaffCommand = {
  method: 'GET' | 'POST' | 'PATCH'
  path: string
  body: unknown
  print: Listed | Shown
}

type Statements = 'withdrawals' | 'terminations'
type Listed = Statements | 'orders' | 'jobs' | 'reviews' | 'gift-cards' | 'returns' | 'subscriptions' | 'offers' | 'staff'
type Shown = 'preview' | 'newsletter' | 'order' | 'refund' | 'restocked' | 'return' | 'subscription' | 'done'

/**
 * The call that the arguments of `npm run orders` ask for; `newId` makes a refund or an offer count once. Throws a UsageError
 * whose message is one line: what is wrong, and how the command is written. Without a command it lists them all.
 */
export function readCommand(args: readonly string[], newId: string): StaffCommand {
  if (args.length === 0) throw new UsageError(USAGE)
  try {
    return commandOf(args, newId)
  } catch (error) {
    if (!(error instanceof UsageError)) throw error
    const [name = '', action = ''] = args
    throw new UsageError(`${error.message}. Usage: ${usageOf(name, action)}`)
  }
}

function commandOf(args: readonly string[], newId: string): StaffCommand {
  const { positionals, values } = readWords(args)
  const [name = '', first = '', second = '', third = ''] = positionals
  switch (name) {
    case 'list': {
      const { status, number, email, page } = values
      const overdue = values.overdue === true ? 'true' : undefined
      return get(`orders?${query({ status, number, email, overdue, page })}`, 'orders')
    }
    case 'show':
      return get(`orders/${idOf(first, 'NUMBER')}`, 'order')
    case 'ship':
      return post(`orders/${idOf(first, 'NUMBER')}/ship`, { parcel: parcelOf(values) })
    case 'pack':
      return post(`orders/${idOf(first, 'NUMBER')}/pack`, {})
    case 'parcel': {
      const parcel = { carrier: needed(values.carrier, '--carrier'), tracking_number: needed(values.tracking, '--tracking') }
      return post(`orders/${idOf(first, 'NUMBER')}/parcels`, { ...parcel, replaces: values.replaces ?? null })
    }
    case 'deliver':
      return post(`orders/${idOf(first, 'NUMBER')}/deliver`, values.on === undefined ? {} : { on: values.on })
    case 'undelivered':
      return post(`orders/${idOf(first, 'NUMBER')}/undelivered`, {
        sellable: sellableOf(values),
        deduct: amountOf(values.deduct, '--deduct'),
      })
    case 'restock':
      return {
        ...post(`orders/${idOf(first, 'NUMBER')}/restock`, { lines: parsePieces(needed(values.lines, '--lines')) }),
        print: 'restocked',
      }
    case 'paid':
      return post(`orders/${idOf(first, 'NUMBER')}/paid`, {})
    case 'cancel':
      return post(`orders/${idOf(first, 'NUMBER')}/cancel`, { reason: needed(values.reason, '--reason') })
    case 'refund':
      return refundCommand(idOf(first, 'NUMBER'), values, newId)
    case 'deposit':
      return { ...post(`orders/${idOf(first, 'NUMBER')}/refunds`, depositOf(values, newId)), print: 'refund' }
    case 'returns':
      return returnCommand(first, second, values)
    case 'subscriptions': {
      const { number, email, page } = values
      return subscriptionCommand(first, () => idOf(second, 'ID'), query({ state: first, number, email, page }))
    }
    case 'offers':
      return offerCommand(positionals.slice(1), values, newId)
    case 'staff':
      return staffAccountCommand(first, second)
    case 'withdrawals':
      return withdrawalCommand(first, second, third)
    case 'terminations':
      return terminationCommand(first, () => idOf(second, 'ID'))
    case 'gift-cards':
      return giftCardCommand(first, second, values.email)
    case 'reviews':
      return reviewCommand(first, second, values)
    case 'pages':
      return pageCommand(first, second, third, values)
    case 'newsletter':
      return newsletterCommand(first, second)
    case 'jobs':
      return first === 'retry' ? post(`jobs/${idOf(second, 'ID')}/retry`, {}) : get(`jobs?${query({ state: first })}`, 'jobs')
    default:
      throw new UsageError(`There is no command ${name}`)
  }
}

function returnCommand(
  first: string,
  second: string,
  values: { sellable?: string; deduct?: string; reason?: string },
): StaffCommand {
  const path = () => `returns/${idOf(second, 'NUMBER')}`
  switch (first) {
    case 'show':
      return get(path(), 'return')
    case 'receive':
      return post(`${path()}/receive`, { sellable: sellableOf(values) })
    case 'refund':
      return { ...post(`${path()}/refund`, { deduct: amountOf(values.deduct, '--deduct') }), print: 'refund' }
    case 'refuse':
      return post(`${path()}/refuse`, { reason: needed(values.reason, '--reason') })
    default:
      return get(`returns?${query({ state: first })}`, 'returns')
  }
}

const sellableOf = ({ sellable = '' }: { sellable?: string }) =>
  sellable === 'all' ? 'all' : sellable.split(',').filter(Boolean)

function withdrawalCommand(first: string, second: string, number: string): StaffCommand {
  switch (first) {
    case 'assign':
      return post(`withdrawals/${idOf(second, 'ID')}/assign`, { number: needed(number, 'NUMBER') })
    case 'carry-out':
      return post(`withdrawals/${idOf(second, 'ID')}/carry-out`, {})
    case 'settle':
      return post(`withdrawals/${idOf(second, 'ID')}/settle`, {})
    default:
      return get(`withdrawals?${query({ state: first })}`, 'withdrawals')
  }
}

function giftCardCommand(first: string, second: string, email: string | undefined): StaffCommand {
  const path = () => `orders/${idOf(second, 'NUMBER')}/gift-cards`
  switch (first) {
    case 'list':
      return get(path(), 'gift-cards')
    case 'resend':
      return post(`${path()}/resend`, { email: email ?? null })
    case 'issue':
      return post(`${path()}/issue`, {})
    case 'void':
      return post(`gift-cards/${idOf(second, 'ID')}/void`, {})
    default:
      throw new UsageError(first === '' ? 'list, resend, issue or void is missing' : `There is no command gift-cards ${first}`)
  }
}

function reviewCommand(first: string, second: string, { sku, page }: { sku?: string; page?: string }): StaffCommand {
  if (first !== 'publish' && first !== 'refuse') return get(`reviews?${query({ status: first, sku, page })}`, 'reviews')
  const body = { status: first === 'publish' ? 'published' : 'refused' }
  return { ...post(`reviews/${idOf(second, 'ID')}`, body), method: 'PATCH' }
}

function parcelOf({ carrier, tracking }: { carrier?: string; tracking?: string }) {
  if (carrier === undefined && tracking === undefined) return null
  return { carrier: needed(carrier, '--carrier'), tracking_number: needed(tracking, '--tracking') }
}

const idOf = (value: string, name: string): string => encodeURIComponent(needed(value, name))

function query(fields: Readonly<Record<string, string | undefined>>): string {
  const given = new URLSearchParams()
  for (const [name, value] of Object.entries(fields)) if (value) given.set(name, value)
  return given.toString()
}

const get = (path: string, print: StaffCommand['print']): StaffCommand => ({ method: 'GET', path, body: undefined, print })
const post = (path: string, body: unknown): StaffCommand => ({ method: 'POST', path, body, print: 'done' })
