import type { CartItem } from '../../../app/commerce/contract/cart'
import type { MailContent } from '../../words/mail'
import type { MailRequest } from '../../queue/mail-request'
import type { AboutOrder } from '../order/about-order'
import { priceRise } from './price-rise'
import { renewalAhead } from './renewal-ahead'
import { renewalDelayed } from './renewal-delayed'
import { renewalSkipped } from './renewal-skipped'
import { subscriptionEnded } from './subscription-ended'

type Request = Extract<
  MailRequest,
  { type: 'renewal-ahead' | 'price-rise' | 'renewal-delayed' | 'renewal-skipped' | 'subscription-ended' }
>

/** A mail about a subscription, which the line `item` of the order began. */
export function subscriptionMail(about: AboutOrder, item: CartItem, request: Request): MailContent {
  switch (request.type) {
    case 'renewal-ahead': {
      const { renews_on: renewsOn, price, deposit, quantity, unit_price: unitPrice, former_price: formerPrice } = request
      return renewalAhead(about, { item: { ...item, quantity }, renewsOn, price, deposit, unitPrice, formerPrice })
    }
    case 'price-rise': {
      const { applies_from: appliesFrom, unit_price: price, former_price: formerPrice } = request
      return priceRise(about, { item, appliesFrom, price, formerPrice })
    }
    case 'renewal-delayed':
      return renewalDelayed(about, { item, lastDay: request.last_day })
    case 'renewal-skipped':
      return renewalSkipped(about, { item, reason: request.reason, nextOn: request.next_on ?? null })
    case 'subscription-ended':
      return subscriptionEnded(about, {
        item,
        reason: request.reason,
        endedAt: new Date(request.ended_at),
        coming: request.coming ?? [],
      })
  }
}
