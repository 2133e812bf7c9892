import { ORDER_GROUPS, type OrderGroup } from '../commerce/contract/order-groups'

/** The selection of the customer's orders that a URL asks for. */
export type OrdersQuery = { group: OrderGroup | null; text: string; page: number }

const MAX_TEXT_LENGTH = 100

/** Reads the query of the orders page; what it cannot read counts as absent. */
export function readOrdersQuery(query: URLSearchParams): OrdersQuery {
  const page = Number(/^[1-9]\d{0,5}$/.exec(query.get('page') ?? '')?.[0] ?? 1)
  const group = ORDER_GROUPS.find((one) => one === query.get('group')) ?? null
  return { group, text: (query.get('text') ?? '').trim().slice(0, MAX_TEXT_LENGTH), page }
}

/** The query of the orders page with `?`; empty for the first page of all orders. */
export function ordersSearch({ group = null, text = '', page = 1 }: Partial<OrdersQuery>): string {
  const query = new URLSearchParams()
  if (group !== null) query.set('group', group)
  if (text !== '') query.set('text', text)
  if (page > 1) query.set('page', String(page))
  return query.size === 0 ? '' : `?${query.toString()}`
}
