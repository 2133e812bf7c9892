import { expect, test } from 'vitest'
import { paymentState } from './payment-state'

type Known = Parameters<typeof paymentState>[0]
const attempt = (provider: Known['attempts'][number]['provider'], state: Known['attempts'][number]['state']) => ({
  provider,
  state,
})
const order: Known = {
  status: 'confirmed',
  total: 100,
  refunded: 0,
  attempts: [],
  isPaidByGiftCards: false,
  isInvoicePaid: false,
  owed: 100,
}

test.each<[string, Partial<Known>, string]>([
  ['waits for its payment', { status: 'pending', attempts: [attempt('stripe', 'open')] }, 'awaiting'],
  ['is authorized', { attempts: [attempt('klarna', 'authorized')] }, 'reserved'],
  ['is captured after a failed attempt', { attempts: [attempt('stripe', 'failed'), attempt('stripe', 'captured')] }, 'paid'],
  ['is invoiced, and credited in part', { attempts: [attempt('invoice', 'captured')], refunded: 40, owed: 60 }, 'invoiced'],
  ['is invoiced, and credited whole', { attempts: [attempt('invoice', 'refunded')], refunded: 100, owed: 0 }, 'credited'],
  ['is invoiced', { attempts: [attempt('invoice', 'authorized')] }, 'invoiced'],
  [
    'is invoiced and sent: nothing is paid by that',
    { status: 'shipped', attempts: [attempt('invoice', 'captured')] },
    'invoiced',
  ],
  ['is invoiced, and the invoice was paid', { attempts: [attempt('invoice', 'captured')], isInvoicePaid: true }, 'paid'],
  ['is of a release without attempts', { status: 'delivered' }, 'invoiced'],
  ['is paid with gift cards', { isPaidByGiftCards: true }, 'paid'],
  ['was paid with gift cards and cancelled', { isPaidByGiftCards: true, status: 'cancelled' }, 'refunded'],
  ['is given back in part', { attempts: [attempt('stripe', 'captured')], refunded: 40 }, 'partly-refunded'],
  ['is given back whole', { status: 'returned', attempts: [attempt('stripe', 'refunded')], refunded: 100 }, 'refunded'],
  [
    'was taken, cancelled and given back',
    { status: 'cancelled', attempts: [attempt('stripe', 'refunded')], refunded: 100 },
    'refunded',
  ],
  [
    'was given back by the provider, not yet onto the card',
    { attempts: [attempt('stripe', 'refunded')], refunded: 60 },
    'partly-refunded',
  ],
  ['was released', { status: 'cancelled', attempts: [attempt('klarna', 'refunded')] }, 'released'],
  ['is being released', { status: 'cancelled', attempts: [attempt('klarna', 'refund-due')] }, 'returning'],
  ['was never paid', { status: 'cancelled', attempts: [attempt('klarna', 'cancelled')] }, 'not-paid'],
])('the money of an order that %s', (_, change, state) => {
  expect(paymentState({ ...order, ...change })).toBe(state)
})
