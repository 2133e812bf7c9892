import { describe, expect, it } from 'vitest'
import type { DeliveryOption, Quote } from '../commerce/contract/checkout'
import type { PaymentMethod } from '../commerce/contract/payment'
import type { BuyerKind } from './checkout-fields'
import { agreedQuote, choiceOf, type CheckoutOffer } from './choices'

const delivery = (id: string, price: number): DeliveryOption => ({
  id,
  carrier: id,
  kind: null,
  name: id,
  description: '',
  price,
  free_from: null,
  needs_service_point: false,
  needs_post_number: false,
  arrives: { from: '2026-11-24', to: '2026-11-26' },
})
const payment = (id: PaymentMethod['id'], companies = false): PaymentMethod => ({
  id,
  name: id,
  description: '',
  fee: 0,
  companies,
  consumers: id === 'walley-b2c',
  credit: id !== 'stripe' && id !== 'gift-card',
  mobile: id === 'walley-b2b',
})
const deliveries = [delivery('post', 49), delivery('box', 45)]
const payments = [payment('walley-b2b', true), payment('klarna'), payment('invoice')]
const quotesOf = (offered: readonly PaymentMethod[]) =>
  deliveries.flatMap((way) =>
    offered.map(({ id }): Quote => ({
      delivery: way.id,
      payment: id,
      shipping: way.price,
      fee: 0,
      deposit: 0,
      total: 100 + way.price,
      vat_total: 20,
      gift_cards: [],
      to_pay: 100 + way.price,
      token: `${way.id} ${id}`,
    })),
  )
const quotes = quotesOf(payments)
const offer: CheckoutOffer = { gift_cards: [], needs_delivery: true, deliveries, payments, quotes }

function offering(ids: readonly PaymentMethod['id'][]): CheckoutOffer {
  const offered = ids.map((id) => payment(id))
  return { ...offer, payments: offered, quotes: quotesOf(offered) }
}

const choose = (from: CheckoutOffer, shippingMethod: string | null, paymentMethod: string | null, buyer: BuyerKind = 'private') =>
  choiceOf(from, { buyer, shippingMethod, paymentMethod })

describe('the choice', () => {
  it('is what the shopper chose, with its quote', () => {
    expect(choose(offer, 'box', 'invoice').quote?.token).toBe('box invoice')
  })

  it('is the cheapest delivery, the first of the ways to pay where all is credit, and never one for companies', () => {
    expect(choose(offer, null, 'gold').quote?.token).toBe('box klarna')
  })

  describe('where credit is offered beside a card', () => {
    const withCard = offering(['klarna', 'invoice', 'stripe', 'walley-b2c'])

    it('shows the card first, in whatever order the backend answers', () => {
      expect(choose(withCard, null, null).payments.map(({ id }) => id)).toEqual(['stripe', 'klarna', 'invoice', 'walley-b2c'])
    })

    it.each([null, 'gold'])('is the card, with %s chosen before', (before) => {
      expect(choose(withCard, null, before).payment?.id).toBe('stripe')
    })

    it('is the credit that the shopper chose', () => {
      expect(choose(withCard, null, 'klarna').payment?.id).toBe('klarna')
    })

    it('is no credit when the credit that the shopper chose is not offered any more', () => {
      expect(choose(withCard, null, 'walley-b2b').payment?.id).toBe('stripe')
    })
  })

  describe('of a company', () => {
    const withConsumers = offering(['walley-b2c', 'invoice'])

    it('is never a way to pay for private persons, which it is not offered', () => {
      const { payments: offered, payment: chosen } = choose(withConsumers, null, 'walley-b2c', 'company')
      expect([offered.map(({ id }) => id), chosen?.id]).toEqual([['invoice'], 'invoice'])
      expect(choose(withConsumers, null, 'walley-b2c').payment?.id).toBe('walley-b2c')
    })

    it('is none where all are for private persons', () => {
      expect(choose(offering(['walley-b2c']), null, null, 'company')).toMatchObject({ payments: [], payment: undefined })
    })
  })

  it('is the gift cards where they pay all, and never credit beside them', () => {
    expect(choose(offering(['klarna', 'gift-card']), null, null).payment?.id).toBe('gift-card')
  })

  it('has no delivery when nothing is sent', () => {
    const gift: CheckoutOffer = {
      ...offer,
      needs_delivery: false,
      deliveries: [],
      quotes: [{ ...quoteOf('post klarna'), delivery: null }],
    }
    expect(choose(gift, 'post', 'klarna')).toMatchObject({ delivery: null, quote: { delivery: null } })
  })
})

describe('the quote that is agreed to', () => {
  const agreed = (quote: string, shipping_method: string, payment_method: string) =>
    agreedQuote(offer, { quote, shipping_method, payment_method })

  it('is that of another way to pay at the same total', () => {
    expect(agreed('post klarna', 'post', 'invoice')).toBe('post invoice')
  })

  it('stays the one that was shown when the methods cost something else', () => {
    expect(agreed('post klarna', 'box', 'klarna')).toBe('post klarna')
  })

  it('stays the one that was shown when that does not stand any more', () => {
    expect(agreed('old', 'post', 'invoice')).toBe('old')
  })
})

function quoteOf(token: string): Quote {
  const found = quotes.find((quote) => quote.token === token)
  if (found === undefined) throw new Error(`No quote ${token}`)
  return found
}
