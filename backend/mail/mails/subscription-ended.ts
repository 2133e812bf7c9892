import type { CartItem } from '../../../app/commerce/contract/cart'
import type { Language } from '../../../app/commerce/contract/languages'
import { formatMoney } from '../../stores/format-money'
import { MOMENTS } from '../../stores/formats'
import { fillIn } from '../../stores/fill-in'
import { greeting } from '../greeting'
import type { MailContent } from '../../words/mail'
import type { AboutOrder } from '../order/about-order'
import { goodsBlock } from '../order/goods-block'

type EndedSubscription = {
  item: CartItem
  reason: 'customer' | 'discontinued' | 'taken-out'
  endedAt: Date
  coming: readonly { number: string; price: number }[]
}

/** A subscription that has ended: who ended it, when, and its orders that are still to be delivered. */
export function subscriptionEnded(
  { order, store, links }: AboutOrder,
  { item, reason, endedAt, coming }: EndedSubscription,
): MailContent {
  const texts = TEXTS[store.language]
  const at = MOMENTS[store.language].format(endedAt)
  return {
    subject: fillIn(texts.subject, { name: item.name }),
    preheader: texts.left,
    title: texts.title,
    blocks: [
      { type: 'text', text: greeting(order, store) },
      { type: 'text', text: fillIn(texts.reasons[reason], { at, number: order.number }) },
      goodsBlock([item], store),
      { type: 'text', text: texts.left },
      ...(coming.length === 0
        ? []
        : [
            { type: 'text' as const, text: texts.coming },
            {
              type: 'facts' as const,
              facts: coming.map(({ number, price }) => ({ name: number, value: [formatMoney(price, store)] })),
            },
          ]),
      { type: 'action', label: texts.show, url: links.order(order.id) },
    ],
  }
}

type SubscriptionEndedTexts = {
  subject: string
  title: string
  reasons: Record<EndedSubscription['reason'], string>
  left: string
  coming: string
  show: string
}

const TEXTS: Record<Language, SubscriptionEndedTexts> = {
  sv: {
    subject: 'Prenumerationen är avslutad: {name}',
    title: 'Din prenumeration är avslutad',
    reasons: {
      customer:
        'Vi tog emot din uppsägning {at}. Prenumerationen som började med order {number} är avslutad från den tidpunkten.',
      discontinued: 'Varan säljs inte längre, så vi avslutade prenumerationen som började med order {number} den {at}.',
      'taken-out':
        'Varan är borttagen ur order {number} och skickas inte. Prenumerationen som började med den ordern avslutades därför den {at}.',
    },
    left: 'Inga fler leveranser beställs, och inget mer dras för prenumerationen.',
    coming:
      'De här leveranserna är redan bekräftade och kommer som vanligt. Vill du inte ha en av dem kan du avbeställa den på dess ordersida tills den är packad.',
    show: 'Visa ordern',
  },
  no: {
    subject: 'Abonnementet er avsluttet: {name}',
    title: 'Abonnementet ditt er avsluttet',
    reasons: {
      customer: 'Vi mottok oppsigelsen din {at}. Abonnementet som begynte med ordre {number}, er avsluttet fra det tidspunktet.',
      discontinued: 'Varen selges ikke lenger, så abonnementet som begynte med ordre {number}, ble avsluttet {at}.',
      'taken-out':
        'Varen er tatt ut av ordre {number} og sendes ikke. Abonnementet som begynte med den ordren, ble derfor avsluttet {at}.',
    },
    left: 'Ingen flere leveringer bestilles, og ingenting mer trekkes for abonnementet.',
    coming:
      'Disse leveringene er allerede bekreftet og kommer som vanlig. Vil du ikke ha en av dem, kan du avbestille den på ordresiden til den er pakket.',
    show: 'Vis ordren',
  },
  de: {
    subject: 'Ihr Abonnement ist beendet: {name}',
    title: 'Ihr Abonnement ist beendet',
    reasons: {
      customer:
        'Wir haben Ihre Kündigung am {at} erhalten. Das Abonnement, das mit der Bestellung {number} begann, ist seit diesem Zeitpunkt beendet.',
      discontinued:
        'Der Artikel wird nicht mehr verkauft. Wir haben das Abonnement, das mit der Bestellung {number} begann, am {at} beendet.',
      'taken-out':
        'Der Artikel wurde aus der Bestellung {number} herausgenommen und wird nicht versandt. Das Abonnement, das mit dieser Bestellung begann, haben wir deshalb am {at} beendet.',
    },
    left: 'Es werden keine weiteren Lieferungen bestellt, und für das Abonnement wird nichts mehr abgebucht.',
    coming:
      'Diese Lieferungen sind bereits bestätigt und kommen wie gewohnt. Möchten Sie eine davon nicht, können Sie sie auf der Seite dieser Bestellung stornieren, bis sie verpackt ist.',
    show: 'Bestellung ansehen',
  },
  da: {
    subject: 'Abonnementet er afsluttet: {name}',
    title: 'Dit abonnement er afsluttet',
    reasons: {
      customer: 'Vi modtog din opsigelse {at}. Abonnementet, der begyndte med ordre {number}, er afsluttet fra det tidspunkt.',
      discontinued: 'Varen sælges ikke længere, så abonnementet, der begyndte med ordre {number}, blev afsluttet {at}.',
      'taken-out':
        'Varen er taget ud af ordre {number} og sendes ikke. Abonnementet, der begyndte med den ordre, blev derfor afsluttet {at}.',
    },
    left: 'Der bestilles ikke flere leveringer, og der trækkes ikke mere for abonnementet.',
    coming:
      'Disse leveringer er allerede bekræftet og kommer som normalt. Vil du ikke have en af dem, kan du annullere den på ordresiden, indtil den er pakket.',
    show: 'Se ordren',
  },
}
