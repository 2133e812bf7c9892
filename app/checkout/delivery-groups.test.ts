import { describe, expect, it } from 'vitest'
import { DeliveryOption } from '../commerce/contract/checkout'
import { cheapestDelivery, deliveryGroups } from './delivery-groups'

type Offered = {
  id: string
  kind?: string
  price?: number
  arrives?: { from: string; to: string }
  needs_service_point?: boolean
  needs_post_number?: boolean
}

const SOON = { from: '2026-11-24', to: '2026-11-25' }
const LATER = { from: '2026-11-24', to: '2026-11-27' }

/** Options as a backend answers them. */
const options = (...offered: Offered[]) =>
  offered.map((option) =>
    DeliveryOption.parse({
      carrier: 'X',
      name: option.id,
      description: '',
      free_from: null,
      price: 49,
      arrives: SOON,
      needs_service_point: false,
      ...option,
    }),
  )
const shown = (...offered: Offered[]) =>
  deliveryGroups(options(...offered)).map(({ place, deliveries }) => [place, ...deliveries.map(({ id }) => id)])

describe('the deliveries of a checkout', () => {
  it('stand by where they lead to, the place of the usual choice first', () => {
    expect(
      shown(
        { id: 'shop', kind: 'service-point' },
        { id: 'evening', kind: 'evening' },
        { id: 'other shop', kind: 'service-point' },
        { id: 'box', kind: 'locker' },
        { id: 'letter', kind: 'letter' },
        { id: 'door', kind: 'home' },
      ),
    ).toEqual([
      ['service-point', 'shop', 'other shop'],
      ['home', 'evening', 'letter', 'door'],
      ['locker', 'box'],
    ])
  })

  it('are the cheapest first in their group, then the earliest', () => {
    expect(
      shown(
        { id: 'dear', kind: 'home', price: 129 },
        { id: 'late', kind: 'home', arrives: LATER },
        { id: 'soon', kind: 'home' },
        { id: 'free', kind: 'home', price: 0, arrives: LATER },
      ),
    ).toEqual([['home', 'free', 'soon', 'late', 'dear']])
  })

  it('begin with the place of the cheapest, which is chosen at first: the price that the cart has named', () => {
    const offered: Offered[] = [
      { id: 'shop', kind: 'service-point' },
      { id: 'letter', kind: 'letter', price: 29 },
      { id: 'box', kind: 'locker', price: 45 },
    ]
    expect(shown(...offered)).toEqual([
      ['home', 'letter'],
      ['locker', 'box'],
      ['service-point', 'shop'],
    ])
    expect(cheapestDelivery(options(...offered))?.id).toBe('letter')
    expect(cheapestDelivery([])).toBeNull()
  })

  it('begin with one that anyone can use, where another of the same price asks for a customer number', () => {
    const offered: Offered[] = [
      { id: 'door', kind: 'home', price: 4.9 },
      { id: 'box', kind: 'locker', price: 4.5, needs_post_number: true },
      { id: 'shop', kind: 'service-point', price: 4.5 },
    ]
    expect(shown(...offered).map(([place]) => place)).toEqual(['service-point', 'locker', 'home'])
    expect(cheapestDelivery(options(...offered))?.id).toBe('shop')
    expect(cheapestDelivery(options(...offered, { id: 'other box', kind: 'locker', price: 4 }))?.id).toBe('other box')
  })

  it('of a backend that names no kind, or one that this release does not know, stand by whether they are collected', () => {
    expect(shown({ id: 'door' }, { id: 'drone', kind: 'drone', price: 99 }, { id: 'shop', needs_service_point: true })).toEqual([
      ['home', 'door', 'drone'],
      ['service-point', 'shop'],
    ])
  })
})
