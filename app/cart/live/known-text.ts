import type { KnownProduct } from '../rules/cart-request'

/** The product as a card's button tells it in its attribute `data-known`: price of one piece, VAT in percent, deposit. */
export function knownText({ prices, vat, deposit }: KnownProduct): string {
  return `${prices[0]?.price ?? ''} ${vat} ${deposit}`
}

/** The product that `knownText` tells, with the picture that the card shows. */
export function readKnownText(text: string, thumb: KnownProduct['thumb']): KnownProduct {
  const [price = '', vat = '0', deposit = '0'] = text.split(' ')
  return {
    thumb,
    prices: price === '' ? [] : [{ quantity: 1, price: Number(price) }],
    vat: Number(vat),
    deposit: Number(deposit),
  }
}
