import type { Language } from '../../../app/commerce/contract/languages'
import type { Store } from '../../stores/stores'
import { fillIn } from '../../stores/fill-in'
import { UNNAMED_GREETING } from '../greeting'
import type { MailContent } from '../../words/mail'
import type { ShopLinks } from '../../stores/shop-links'

/** A product that the recipient waited for is in stock again. `access` is the token of the link that ends all other notices. */
export function stockBack(
  product: { name: string; slug: string },
  { language }: Store,
  { links, access }: { links: ShopLinks; access: string },
): MailContent {
  const texts = TEXTS[language]
  const { name } = product
  return {
    subject: fillIn(texts.subject, { name }),
    preheader: texts.preheader,
    title: texts.title,
    blocks: [
      { type: 'text', text: UNNAMED_GREETING[language] },
      { type: 'text', text: fillIn(texts.text, { name }) },
      { type: 'action', label: texts.show, url: links.product(product.slug) },
      { type: 'text', text: texts.once },
      { type: 'links', links: [{ label: texts.end, url: links.endStockNotices(access) }] },
    ],
  }
}

type StockBackTexts = { subject: string; preheader: string; title: string; text: string; show: string; once: string; end: string }

const TEXTS: Record<Language, StockBackTexts> = {
  sv: {
    subject: 'Åter i lager: {name}',
    preheader: 'Varan som du väntade på kan beställas igen.',
    title: 'Åter i lager',
    text: '{name} finns i lager igen och kan beställas så länge lagret räcker.',
    show: 'Visa varan',
    once: 'Du får det här mejlet en gång, eftersom du bad oss säga till.',
    end: 'Avsluta alla mina bevakningar',
  },
  no: {
    subject: 'Tilbake på lager: {name}',
    preheader: 'Varen som du ventet på, kan bestilles igjen.',
    title: 'Tilbake på lager',
    text: '{name} er på lager igjen og kan bestilles så lenge lageret rekker.',
    show: 'Vis varen',
    once: 'Du får denne e-posten én gang, fordi du ba oss si fra.',
    end: 'Avslutt alle varslene mine',
  },
  de: {
    subject: 'Wieder auf Lager: {name}',
    preheader: 'Der Artikel, auf den Sie gewartet haben, ist wieder bestellbar.',
    title: 'Wieder auf Lager',
    text: '{name} ist wieder auf Lager und bestellbar, solange der Vorrat reicht.',
    show: 'Artikel ansehen',
    once: 'Sie erhalten diese E-Mail einmal, weil Sie uns um eine Nachricht gebeten haben.',
    end: 'Alle meine Benachrichtigungen beenden',
  },
  da: {
    subject: 'Tilbage på lager: {name}',
    preheader: 'Varen, som du ventede på, kan bestilles igen.',
    title: 'Tilbage på lager',
    text: '{name} er på lager igen og kan bestilles, så længe lager haves.',
    show: 'Se varen',
    once: 'Du får denne e-mail én gang, fordi du bad os give besked.',
    end: 'Afmeld al besked om varer på lager',
  },
}
