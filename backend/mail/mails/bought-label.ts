import type { Language } from '../../../app/commerce/contract/languages'
import type { OrderReturn } from '../../../app/commerce/contract/return'
import { formatMoney } from '../../stores/format-money'
import type { Store } from '../../stores/stores'
import { fillIn } from '../../stores/fill-in'
import type { Block } from '../../words/mail'

/** States that the label of a return was bought, and how much less is refunded; nothing for a label that the shop pays. */
export function boughtLabel({ label_price: price }: Pick<OrderReturn, 'label_price'>, store: Store): Block[] {
  if (price === 0) return []
  return [{ type: 'text', text: fillIn(TEXTS[store.language].price, { price: formatMoney(price, store) }) }]
}

/** States that the carrier could not book the label that the shopper wanted to buy. */
export const labelNotBought = ({ language }: Pick<Store, 'language'>): string => TEXTS[language].none

const TEXTS: Record<Language, { price: string; none: string }> = {
  sv: {
    price:
      'Returetiketten kostar {price}. Beloppet dras från det du får tillbaka; när du lämnar in paketet betalar du ingenting.',
    none: '{carrier} kunde inte boka frakten för retur {number} från order {order}. Du köper den när du lämnar in paketet, och inget dras från det du får tillbaka.',
  },
  no: {
    price:
      'Returetiketten koster {price}. Beløpet trekkes fra det du får tilbake; når du leverer inn pakken, betaler du ingenting.',
    none: '{carrier} kunne ikke bestille frakten for retur {number} fra ordre {order}. Du kjøper den når du leverer inn pakken, og ingenting trekkes fra det du får tilbake.',
  },
  de: {
    price:
      'Das Rücksendeetikett kostet {price}. Der Betrag wird von Ihrer Erstattung abgezogen; bei der Abgabe zahlen Sie nichts.',
    none: 'Der Versand Ihrer Rücksendung {number} zur Bestellung {order} konnte bei {carrier} nicht gebucht werden. Bitte kaufen Sie das Porto bei der Abgabe; von Ihrer Erstattung wird nichts abgezogen.',
  },
  da: {
    price:
      'Returlabelen koster {price}. Beløbet trækkes fra det, du får tilbage; når du afleverer pakken, betaler du ikke noget.',
    none: '{carrier} kunne ikke booke fragten for retur {number} fra ordre {order}. Du køber den, når du afleverer pakken, og intet trækkes fra det, du får tilbage.',
  },
}
