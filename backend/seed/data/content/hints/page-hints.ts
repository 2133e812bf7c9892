import { texts } from '../../catalogue/naming'
import type { Texts } from '../../../../texts'
import type { PageKey } from '../page-paths'

type PageHint = { hint: Texts; page: PageKey; title: Texts }

/** Several search hints for one page. */
const called = (hints: Texts[], page: PageKey, title: Texts): PageHint[] => hints.map((hint) => ({ hint, page, title }))

/** Search hints that lead to content pages. */
export const pageHints: PageHint[] = [
  {
    hint: texts('retur', 'retur', 'rücksendung', 'retur'),
    page: 'returns',
    title: texts('Retur och ångerrätt', 'Retur og angrerett', 'Rückgabe und Widerruf', 'Retur og fortrydelsesret'),
  },
  ...called(
    [
      texts('returnera', 'returnere', 'zurücksenden', 'returnere'),
      texts('skicka tillbaka', 'sende tilbake', 'zurückschicken', 'sende tilbage'),
      texts('byta vara', 'bytte vare', 'umtauschen', 'bytte vare'),
      texts('öppet köp', 'åpent kjøp', 'rückgabe', 'returret'),
      texts('pengarna tillbaka', 'pengene tilbake', 'geld zurück', 'pengene tilbage'),
      texts('ångerrätt', 'angrerett', 'retoure', 'fortrydelsesret'),
    ],
    'returns',
    texts('Retur och ångerrätt', 'Retur og angrerett', 'Rückgabe und Widerruf', 'Retur og fortrydelsesret'),
  ),
  {
    hint: texts('ångra köp', 'angre kjøp', 'widerruf', 'fortryde køb'),
    page: 'returns',
    title: texts('Ångra ett köp', 'Angre et kjøp', 'Einen Kauf widerrufen', 'Fortryd et køb'),
  },
  {
    hint: texts('reklamation', 'reklamasjon', 'reklamation', 'reklamation'),
    page: 'returns',
    title: texts('Reklamera en vara', 'Reklamer på en vare', 'Mangel melden', 'Reklamér over en vare'),
  },
  {
    hint: texts('frakt', 'frakt', 'versandkosten', 'fragt'),
    page: 'shipping',
    title: texts('Frakt och leverans', 'Frakt og levering', 'Versand und Lieferung', 'Fragt og levering'),
  },
  ...called(
    [texts('skicka', 'sende', 'versand', 'sende'), texts('leverans', 'levering', 'lieferung', 'levering')],
    'shipping',
    texts('Frakt och leverans', 'Frakt og levering', 'Versand und Lieferung', 'Fragt og levering'),
  ),
  {
    hint: texts('leveranstid', 'leveringstid', 'lieferzeit', 'leveringstid'),
    page: 'shipping',
    title: texts('Leveranstider', 'Leveringstider', 'Lieferzeiten', 'Leveringstider'),
  },
  {
    hint: texts('faktura', 'faktura', 'rechnung', 'faktura'),
    page: 'payment',
    title: texts('Betala mot faktura', 'Betal på faktura', 'Auf Rechnung kaufen', 'Betal på faktura'),
  },
  {
    hint: texts('återvinning', 'gjenvinning', 'altbatterien', 'genbrug'),
    page: 'recycling',
    title: texts('Lämna gamla batterier', 'Lever gamle batterier', 'Altbatterien zurückgeben', 'Aflevér gamle batterier'),
  },
  ...called(
    [
      texts('återvinna', 'resirkulere', 'recycling', 'genanvendelse'),
      texts('gamla batterier', 'gamle batterier', 'batterien entsorgen', 'gamle batterier'),
    ],
    'recycling',
    texts('Lämna gamla batterier', 'Lever gamle batterier', 'Altbatterien zurückgeben', 'Aflevér gamle batterier'),
  ),
  {
    hint: texts('svullet batteri', 'oppsvulmet batteri', 'aufgeblähter akku', 'oppustet batteri'),
    page: 'battery-safety',
    title: texts(
      'Svullet batteri: gör så här',
      'Oppsvulmet batteri: Gjør slik',
      'Aufgeblähter Akku: Was tun?',
      'Oppustet batteri: Gør sådan',
    ),
  },
  {
    hint: texts('batteri läcker', 'batteri lekker', 'batterie ausgelaufen', 'batteri lækker'),
    page: 'battery-safety',
    title: texts(
      'Batteri som har läckt: gör så här',
      'Batteri som lekker: Gjør slik',
      'Ausgelaufene Batterie',
      'Batteri, der lækker: Gør sådan',
    ),
  },
  {
    hint: texts('svalt batteri', 'svelget batteri', 'batterie verschluckt', 'slugt batteri'),
    page: 'battery-safety',
    title: texts(
      'Barn har svalt ett batteri: ring 112',
      'Barn har svelget et batteri: Ring 113',
      'Kind hat eine Batterie verschluckt: Notruf 112',
      'Barn har slugt et batteri: Ring 112',
    ),
  },
  {
    hint: texts('storlek', 'størrelse', 'größe', 'størrelse'),
    page: 'battery-guide',
    title: texts('Batteristorlekar', 'Batteristørrelser', 'Batteriegrößen', 'Batteristørrelser'),
  },
  {
    hint: texts('vilket batteri', 'hvilket batteri', 'welche batterie', 'hvilket batteri'),
    page: 'battery-guide',
    title: texts('Hitta rätt batteri', 'Finn riktig batteri', 'Die richtige Batterie finden', 'Find det rigtige batteri'),
  },
  {
    hint: texts('telefonnummer', 'telefonnummer', 'kundendienst', 'kontaktoplysninger'),
    page: 'contact',
    title: texts('Kontakta oss', 'Kontakt oss', 'Kontakt', 'Kontakt os'),
  },
  ...called(
    [texts('kontakt', 'kontakt', 'kontakt', 'kontakt'), texts('kundtjänst', 'kundeservice', 'kundenservice', 'kundeservice')],
    'contact',
    texts('Kontakta oss', 'Kontakt oss', 'Kontakt', 'Kontakt os'),
  ),
  {
    hint: texts('företagskund', 'bedriftskunde', 'geschäftskunde', 'erhvervskunde'),
    page: 'business',
    title: texts('Handla som företag', 'Handle som bedrift', 'Als Unternehmen einkaufen', 'Køb som virksomhed'),
  },
]
