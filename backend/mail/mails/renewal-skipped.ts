import type { CartItem } from '../../../app/commerce/contract/cart'
import type { Language } from '../../../app/commerce/contract/languages'
import { fillIn } from '../../stores/fill-in'
import { greeting } from '../greeting'
import type { MailContent } from '../../words/mail'
import { longDay } from '../../stores/long-days'
import type { AboutOrder } from '../order/about-order'
import { goodsBlock } from '../order/goods-block'

/**
 * A delivery of a subscription that does not come, and when the next one does (`nextOn`, ISO date), or
 * that the subscription ends before (null).
 */
export function renewalSkipped(
  { order, store, links }: AboutOrder,
  { item, reason, nextOn }: { item: CartItem; reason: 'out-of-stock' | 'unpaid' | 'missed'; nextOn: string | null },
): MailContent {
  const { missed, goesOn, ends } = TEXTS[store.language]
  const { subject, title, reasons, next, action } = nextOn === null ? ends : goesOn
  const why = reason === 'missed' ? missed : reasons[reason]
  return {
    subject: fillIn(subject, { name: item.name }),
    preheader: why,
    title,
    blocks: [
      { type: 'text', text: greeting(order, store) },
      { type: 'text', text: why },
      goodsBlock([item], store),
      { type: 'text', text: nextOn === null ? next : fillIn(next, { day: longDay(nextOn, store) }) },
      { type: 'action', label: action, url: links.order(order.id) },
    ],
  }
}

type RenewalSkippedTexts = {
  subject: string
  title: string
  reasons: Record<'out-of-stock' | 'unpaid', string>
  next: string
  action: string
}

const TEXTS: Record<Language, { missed: string } & Record<'goesOn' | 'ends', RenewalSkippedTexts>> = {
  sv: {
    missed: 'Leveransen blev inte beställd i tid. Felet är vårt, och det ber vi om ursäkt för. Inget har dragits.',
    goesOn: {
      subject: 'Ingen leverans den här gången: {name}',
      title: 'Vi hoppar över den här leveransen',
      reasons: {
        'out-of-stock':
          'Varan har inte kommit in i lager igen, så vi hoppar över den här leveransen av din prenumeration. Inget har dragits.',
        unpaid: 'Leveransen kunde inte betalas, så vi hoppar över den. Inget har dragits, och ordern är avbruten.',
      },
      next: 'Din prenumeration fortsätter: nästa leverans är planerad till {day}. Dag och pris mejlar vi 7 dagar i förväg.',
      action: 'Ändra eller avsluta',
    },
    ends: {
      subject: 'Leveransen kommer inte: {name}',
      title: 'Leveransen kommer inte',
      reasons: {
        'out-of-stock':
          'Varan har inte kommit in i lager igen, så den här leveransen av din prenumeration kommer inte. Inget har dragits.',
        unpaid: 'Leveransen kunde inte betalas, så den kommer inte. Inget har dragits, och ordern är avbruten.',
      },
      next: 'Din prenumeration är uppsagd, så inga fler leveranser beställs.',
      action: 'Visa ordern',
    },
  },
  no: {
    missed: 'Leveringen ble ikke bestilt i tide. Feilen er vår, og det beklager vi. Ingenting er trukket.',
    goesOn: {
      subject: 'Ingen levering denne gangen: {name}',
      title: 'Vi hopper over denne leveringen',
      reasons: {
        'out-of-stock':
          'Varen har ikke kommet tilbake på lager, så vi hopper over denne leveringen av abonnementet ditt. Ingenting er trukket.',
        unpaid: 'Leveringen kunne ikke betales, så vi hopper over den. Ingenting er trukket, og ordren er kansellert.',
      },
      next: 'Abonnementet ditt fortsetter: Neste levering er planlagt til {day}. Vi sender dag og pris på e-post 7 dager i forveien.',
      action: 'Endre eller avslutt',
    },
    ends: {
      subject: 'Leveringen kommer ikke: {name}',
      title: 'Leveringen kommer ikke',
      reasons: {
        'out-of-stock':
          'Varen har ikke kommet tilbake på lager, så denne leveringen av abonnementet ditt kommer ikke. Ingenting er trukket.',
        unpaid: 'Leveringen kunne ikke betales, så den kommer ikke. Ingenting er trukket, og ordren er kansellert.',
      },
      next: 'Abonnementet ditt er sagt opp, så ingen flere leveringer blir bestilt.',
      action: 'Vis ordren',
    },
  },
  de: {
    missed:
      'Die Lieferung wurde nicht rechtzeitig bestellt. Der Fehler liegt bei uns, und wir bitten um Entschuldigung. Es wurde nichts abgebucht.',
    goesOn: {
      subject: 'Diesmal keine Lieferung: {name}',
      title: 'Diese Lieferung entfällt',
      reasons: {
        'out-of-stock':
          'Der Artikel ist noch nicht wieder auf Lager. Diese Lieferung Ihres Abonnements entfällt, und es wurde nichts abgebucht.',
        unpaid:
          'Die Lieferung konnte nicht bezahlt werden und entfällt. Es wurde nichts abgebucht, und die Bestellung ist storniert.',
      },
      next: 'Ihr Abonnement läuft weiter: Die nächste Lieferung ist für den {day} geplant. Tag und Preis teilen wir Ihnen 7 Tage vorher per E-Mail mit.',
      action: 'Ändern oder kündigen',
    },
    ends: {
      subject: 'Ihre Lieferung entfällt: {name}',
      title: 'Ihre Lieferung entfällt',
      reasons: {
        'out-of-stock':
          'Der Artikel war nicht rechtzeitig wieder auf Lager. Diese Lieferung Ihres Abonnements entfällt, und es wurde nichts abgebucht.',
        unpaid:
          'Die Lieferung konnte nicht bezahlt werden und entfällt. Es wurde nichts abgebucht, und die Bestellung ist storniert.',
      },
      next: 'Ihr Abonnement ist gekündigt. Weitere Lieferungen werden nicht bestellt.',
      action: 'Bestellung ansehen',
    },
  },
  da: {
    missed: 'Leveringen blev ikke bestilt i tide. Fejlen er vores, og det beklager vi. Der er ikke trukket noget.',
    goesOn: {
      subject: 'Ingen levering denne gang: {name}',
      title: 'Vi springer denne levering over',
      reasons: {
        'out-of-stock':
          'Varen er ikke kommet tilbage på lager, så vi springer denne levering af dit abonnement over. Der er ikke trukket noget.',
        unpaid: 'Leveringen kunne ikke betales, så vi springer den over. Der er ikke trukket noget, og ordren er annulleret.',
      },
      next: 'Dit abonnement fortsætter: Næste levering er planlagt til {day}. Vi sender dag og pris på e-mail 7 dage i forvejen.',
      action: 'Ændr eller opsig',
    },
    ends: {
      subject: 'Leveringen kommer ikke: {name}',
      title: 'Leveringen kommer ikke',
      reasons: {
        'out-of-stock':
          'Varen er ikke kommet tilbage på lager, så denne levering af dit abonnement kommer ikke. Der er ikke trukket noget.',
        unpaid: 'Leveringen kunne ikke betales, så den kommer ikke. Der er ikke trukket noget, og ordren er annulleret.',
      },
      next: 'Dit abonnement er opsagt, så der bestilles ikke flere leveringer.',
      action: 'Se ordren',
    },
  },
}
