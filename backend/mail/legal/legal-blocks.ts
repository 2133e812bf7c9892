import type { Language } from '../../../app/commerce/contract/languages'
import type { Texts } from '../../texts'
import { fillIn } from '../../stores/fill-in'
import type { Block } from '../../words/mail'
import type { AboutOrder } from '../order/about-order'
import { type BuyerKind, buyerKindOf, type LegalPage } from './legal-pages'

/**
 * The part of a mail about the attached legal pages, with links to the withdrawal function and to each page;
 * nothing without pages. The duty to speak of spent batteries comes with goods, not with gift cards alone;
 * the right of withdrawal is a consumer's.
 */
export function legalBlocks(
  pages: readonly LegalPage[],
  { order: { number, shipping, customer }, store: { language }, links }: AboutOrder,
): Block[] {
  if (pages.length === 0) return []
  const texts = LEGAL_TEXTS[language]
  const buyer = buyerKindOf(customer)
  const { heading, attached, file } = texts[buyer]
  const withdraw = { label: WITHDRAW_LABELS[language], url: links.withdraw(number) }
  return [
    { type: 'heading', text: heading },
    { type: 'text', text: fillIn(attached, { file }) },
    ...(shipping === null ? [] : [{ type: 'text' as const, text: texts.batteries }]),
    {
      type: 'links',
      links: [
        ...(buyer === 'consumer' ? [withdraw] : []),
        ...pages.map(({ title, path }) => ({ label: title, url: links.page(path) })),
      ],
    },
  ]
}

/** The label of the withdrawal function, in the words of each country's law (docs/law.md). */
export const WITHDRAW_LABELS: Texts = {
  sv: 'Ångra avtalet här',
  no: 'Angre kjøpet her',
  de: 'Vertrag widerrufen',
  da: 'Fortryd aftale',
}

/** `file`: name of the attached file, `title` its title with goods. `page`: footer of its pages, with `{page}` of `{pages}`. */
type LegalTexts = Record<BuyerKind, { heading: string; attached: string; file: string; title: string }> & {
  batteries: string
  page: string
  asOf: string
}

export const LEGAL_TEXTS: Record<Language, LegalTexts> = {
  sv: {
    consumer: {
      heading: 'Villkor och ångerrätt',
      attached:
        'Som konsument har du 14 dagars ångerrätt. Köpvillkoren, informationen om ångerrätten och ångerblanketten finns i den bifogade filen {file}. Spara den.',
      file: 'kopvillkor-och-angerratt.pdf',
      title: 'Köpvillkor, ångerrätt och batteriåtervinning',
    },
    company: {
      heading: 'Villkor',
      attached: 'Köpvillkoren finns i den bifogade filen {file}. Spara den.',
      file: 'kopvillkor.pdf',
      title: 'Köpvillkor och batteriåtervinning',
    },
    batteries: 'Lämna uttjänta batterier till insamling, aldrig i hushållsavfallet. Vi tar emot dem utan kostnad.',
    page: 'Sida {page} av {pages}',
    asOf: 'Gäller vid beställningen. Skapad {day}',
  },
  no: {
    consumer: {
      heading: 'Vilkår og angrerett',
      attached:
        'Som forbruker har du 14 dagers angrerett. Salgsbetingelsene, informasjonen om angreretten og angreskjemaet ligger i den vedlagte filen {file}. Ta vare på den.',
      file: 'salgsbetingelser-og-angrerett.pdf',
      title: 'Salgsbetingelser, angrerett og batterigjenvinning',
    },
    company: {
      heading: 'Vilkår',
      attached: 'Salgsbetingelsene ligger i den vedlagte filen {file}. Ta vare på den.',
      file: 'salgsbetingelser.pdf',
      title: 'Salgsbetingelser og batterigjenvinning',
    },
    batteries: 'Lever brukte batterier til innsamling, aldri i restavfallet. Vi tar imot dem gratis.',
    page: 'Side {page} av {pages}',
    asOf: 'Gjelder ved bestillingen. Opprettet {day}',
  },
  de: {
    consumer: {
      heading: 'AGB und Widerrufsrecht',
      attached:
        'Als Verbraucher haben Sie ein Widerrufsrecht von 14 Tagen. Die AGB, die Widerrufsbelehrung und das Muster-Widerrufsformular finden Sie in der angehängten Datei {file}. Bitte bewahren Sie sie auf.',
      file: 'agb-und-widerruf.pdf',
      title: 'AGB, Widerrufsbelehrung und Batterierücknahme',
    },
    company: {
      heading: 'AGB',
      attached: 'Die AGB finden Sie in der angehängten Datei {file}. Bitte bewahren Sie sie auf.',
      file: 'agb.pdf',
      title: 'AGB und Batterierücknahme',
    },
    batteries:
      'Altbatterien gehören nicht in den Hausmüll. Sie sind gesetzlich verpflichtet, sie getrennt zu entsorgen, und können sie unentgeltlich bei uns zurückgeben.',
    page: 'Seite {page} von {pages}',
    asOf: 'Fassung bei der Bestellung. Erstellt am {day}',
  },
  da: {
    consumer: {
      heading: 'Betingelser og fortrydelsesret',
      attached:
        'Som forbruger har du 14 dages fortrydelsesret. Handelsbetingelserne, oplysningerne om fortrydelsesretten og fortrydelsesformularen ligger i den vedhæftede fil {file}. Gem den.',
      file: 'handelsbetingelser-og-fortrydelsesret.pdf',
      title: 'Handelsbetingelser, fortrydelsesret og batteriindsamling',
    },
    company: {
      heading: 'Betingelser',
      attached: 'Handelsbetingelserne ligger i den vedhæftede fil {file}. Gem den.',
      file: 'handelsbetingelser.pdf',
      title: 'Handelsbetingelser og batteriindsamling',
    },
    batteries: 'Aflevér brugte batterier til indsamling, aldrig i restaffaldet. Vi tager imod dem uden beregning.',
    page: 'Side {page} af {pages}',
    asOf: 'Gælder ved bestillingen. Oprettet {day}',
  },
}
