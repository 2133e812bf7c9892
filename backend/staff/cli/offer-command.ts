import { amountOf, needed, UsageError } from './usage'

type Values = { email?: string; until?: string; message?: string; again?: boolean }

/** The call of a command about offers to single customers. `newId` makes a repeated request make one offer. */
export function offerCommand([action = '', first, language, ...goods]: readonly string[], values: Values, newId: string) {
  switch (action) {
    case 'make': {
      const body = {
        id: newId,
        email: needed(first, 'ADDRESS'),
        language: needed(language, 'LANGUAGE'),
        valid_through: needed(values.until, '--until'),
        message: values.message ?? '',
        items: goods.map(itemOf),
        again: values.again ?? false,
      }
      if (body.items.length === 0) throw new UsageError('SKU:PIECES:PRICE is missing')
      return { method: 'POST', path: 'offers', body, print: 'done' } as const
    }
    case 'withdraw':
      return {
        method: 'POST',
        path: `offers/${encodeURIComponent(needed(first, 'ID'))}/withdraw`,
        body: {},
        print: 'done',
      } as const
    default: {
      const filter = new URLSearchParams(values.email === undefined ? {} : { email: values.email })
      return { method: 'GET', path: `offers?${filter.toString()}`, body: undefined, print: 'offers' } as const
    }
  }
}

/** Goods as they are typed, at the price of one piece: `LR6-24:10:99.50`. A number of a product may have colons. */
function itemOf(typed: string) {
  const [, sku, pieces, price] = /^(.+):(\d+):([\d.,]+)$/.exec(typed) ?? []
  const amount = amountOf(price, 'the price')
  if (sku === undefined || amount === undefined) throw new UsageError(`${typed} is not SKU:PIECES:PRICE`)
  return { sku, quantity: Number(pieces), price: amount }
}
