import { perLanguage, texts } from '../../catalogue/naming'
import type { Texts } from '../../../../texts'
import type { SeedWidget } from '../content-records'

/** A footer link: a content page or a route of the shop, and the link text. */
type FooterLink = [target: string, words: Texts]

const list = (slug: string, links: FooterLink[]): SeedWidget => ({
  slug,
  hidden: false,
  content: perLanguage(
    (language) => `<ul>${links.map(([target, words]) => `<li><a href="@${target}">${words[language]}</a></li>`).join('')}</ul>`,
  ),
})

/** The three link lists of the footer: help, about, service (spec section 2, page chrome). */
export const footerWidgets: SeedWidget[] = [
  list('footer-help', [
    ['shipping', texts('Frakt och leverans', 'Frakt og levering', 'Versand und Lieferung', 'Fragt og levering')],
    ['payment', texts('Betalning', 'Betaling', 'Zahlungsarten', 'Betaling')],
    ['returns', texts('Retur och ångerrätt', 'Retur og angrerett', 'Rückgabe und Widerruf', 'Retur og fortrydelsesret')],
    ['battery-guide', texts('Batteriguide', 'Batteriguide', 'Batterieratgeber', 'Batteriguide')],
    ['battery-safety', texts('Batterisäkerhet', 'Batterisikkerhet', 'Sicherheit und Lagerung', 'Batterisikkerhed')],
    ['recycling', texts('Batteriåtervinning', 'Batterigjenvinning', 'Batterierücknahme', 'Indsamling af batterier')],
  ]),
  list('footer-be', [
    ['about', texts('Om oss', 'Om oss', 'Über uns', 'Om os')],
    ['business', texts('Företag', 'Bedrift', 'Geschäftskunden', 'Erhverv')],
    ['imprint', texts('Företagsuppgifter', 'Foretaksopplysninger', 'Impressum', 'Virksomhedsoplysninger')],
    ['terms', texts('Köpvillkor', 'Salgsbetingelser', 'AGB', 'Handelsbetingelser')],
    ['privacy', texts('Integritetspolicy', 'Personvern', 'Datenschutz', 'Privatlivspolitik')],
    ['cookies', texts('Cookies', 'Informasjonskapsler', 'Cookies', 'Cookies')],
    ['accessibility', texts('Tillgänglighet', 'Tilgjengelighet', 'Barrierefreiheit', 'Tilgængelighed')],
  ]),
  list('footer-customer-service', [
    ['customer-service', texts('Kundservice', 'Kundeservice', 'Kundenservice', 'Kundeservice')],
    ['contact', texts('Kontakta oss', 'Kontakt oss', 'Kontakt', 'Kontakt os')],
    ['track-order', texts('Spåra order', 'Spor ordre', 'Sendung verfolgen', 'Følg din pakke')],
    ['my-order', texts('Min order', 'Min ordre', 'Meine Bestellung', 'Min ordre')],
    ['my-account', texts('Mina sidor', 'Min side', 'Mein Konto', 'Min konto')],
    ['gift-cards', texts('Presentkort', 'Gavekort', 'Geschenkgutscheine', 'Gavekort')],
  ]),
]
