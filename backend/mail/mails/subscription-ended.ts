import type { CartItem } from '../../../app/commerce/contract/cart'
import type { Language } from '../../../app/commerce/contract/languages'
import { MOMENTS } from '../../stores/formats'
import { fillIn } from '../fill-in'
import { greeting } from '../greeting'
import type { MailContent } from '../mail'
import type { AboutOrder } from '../order/about-order'
import { goodsBlock } from '../order/goods-block'

/** A subscription that is over: who ended it, and when. */
export function subscriptionEnded(
  { order, store, links }: AboutOrder,
  { item, reason, endedAt }: { item: CartItem; reason: 'customer' | 'discontinued'; endedAt: Date },
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
      { type: 'action', label: texts.show, url: links.order(order.id) },
    ],
  }
}

type SubscriptionEndedTexts = {
  subject: string
  title: string
  reasons: Record<'customer' | 'discontinued', string>
  left: string
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
    },
    left: 'Inget mer skickas och inget mer dras. En leverans som redan är skickad eller packad kommer som vanligt.',
    show: 'Visa ordern',
  },
  no: {
    subject: 'Abonnementet er avsluttet: {name}',
    title: 'Abonnementet ditt er avsluttet',
    reasons: {
      customer: 'Vi mottok oppsigelsen din {at}. Abonnementet som begynte med ordre {number}, er avsluttet fra det tidspunktet.',
      discontinued: 'Varen selges ikke lenger, så vi avsluttet abonnementet som begynte med ordre {number}, {at}.',
    },
    left: 'Ingenting mer sendes, og ingenting mer trekkes. En levering som allerede er sendt eller pakket, kommer som vanlig.',
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
    },
    left: 'Es wird nichts mehr verschickt und nichts mehr abgebucht. Eine Lieferung, die schon gepackt oder verschickt ist, kommt wie gewohnt.',
    show: 'Bestellung ansehen',
  },
  da: {
    subject: 'Abonnementet er afsluttet: {name}',
    title: 'Dit abonnement er afsluttet',
    reasons: {
      customer: 'Vi modtog din opsigelse {at}. Abonnementet, der begyndte med ordre {number}, er afsluttet fra det tidspunkt.',
      discontinued: 'Varen sælges ikke længere, så vi afsluttede abonnementet, der begyndte med ordre {number}, {at}.',
    },
    left: 'Der sendes ikke mere, og der trækkes ikke mere. En levering, der allerede er sendt eller pakket, kommer som normalt.',
    show: 'Se ordren',
  },
}
