import type { Texts } from '../texts'
import type { DeliveryKind } from '../interfaces/carrier'

type Wording = { name: Texts; description: Texts }

/**
 * The name of each kind of delivery, and what it means for the recipient. A language stands for its country, so letters differ.
 */
export const DELIVERY_WORDING: Readonly<Record<DeliveryKind, Wording>> = {
  'service-point': {
    name: { sv: 'Till ombud', no: 'Til hentested', de: 'An den Paketshop', da: 'Til pakkeshop' },
    description: {
      sv: 'Du hämtar paketet hos ett ombud nära dig.',
      no: 'Du henter pakken på et hentested i nærheten.',
      de: 'Sie holen das Paket in einem Paketshop in Ihrer Nähe ab.',
      da: 'Du henter pakken i en pakkeshop tæt på dig.',
    },
  },
  home: {
    name: { sv: 'Hem till dörren', no: 'Hjem til døren', de: 'Nach Hause', da: 'Hjem til døren' },
    description: {
      sv: 'Paketet lämnas vid din dörr på dagtid.',
      no: 'Pakken leveres på døren på dagtid.',
      de: 'Das Paket wird tagsüber an Ihre Haustür geliefert.',
      da: 'Pakken leveres til din dør i dagtimerne.',
    },
  },
  evening: {
    name: { sv: 'Hem på kvällen', no: 'Hjem på kvelden', de: 'Abends nach Hause', da: 'Hjem om aftenen' },
    description: {
      sv: 'Paketet lämnas vid din dörr mellan 17 och 22 och du kan följa bilen på väg.',
      no: 'Pakken leveres på døren mellom 17 og 22, og du kan følge bilen underveis.',
      de: 'Das Paket kommt zwischen 17 und 22 Uhr, und Sie können den Wagen unterwegs verfolgen.',
      da: 'Pakken leveres til din dør mellem kl. 17 og 22, og du kan følge bilen undervejs.',
    },
  },
  locker: {
    name: { sv: 'Till paketbox', no: 'Til pakkeboks', de: 'An die Packstation', da: 'Til pakkeboks' },
    description: {
      sv: 'Du hämtar paketet i en paketbox, dygnet runt.',
      no: 'Du henter pakken i en pakkeboks, døgnet rundt.',
      de: 'Sie holen das Paket rund um die Uhr an einer Packstation ab.',
      da: 'Du henter pakken i en pakkeboks, døgnet rundt.',
    },
  },
  letter: {
    name: { sv: 'I brevlådan', no: 'I postkassen', de: 'In den Briefkasten', da: 'I postkassen' },
    description: {
      sv: 'Läggs i din brevlåda som vanligt brev. Kan inte spåras.',
      no: 'Pakken legges i postkassen din og kan spores.',
      de: 'Kommt als Kleinpaket mit Sendungsverfolgung in Ihren Briefkasten.',
      da: 'Lægges i din postkasse som almindeligt brev. Kan ikke spores.',
    },
  },
  pallet: {
    name: { sv: 'På pall till tomtgräns', no: 'På pall til tomtegrense', de: 'Per Spedition', da: 'På palle til kantsten' },
    description: {
      sv: 'Tunga och stora varor kommer på pall till din tomtgräns. Transportören kontaktar dig och bokar tid.',
      no: 'Tunge og store varer kommer på pall til tomtegrensen. Transportøren kontakter deg og avtaler tid.',
      de: 'Schwere und sperrige Ware kommt auf einer Palette bis zur Bordsteinkante. Die Spedition vereinbart mit Ihnen einen Termin.',
      da: 'Tunge og store varer kommer på palle til kantstenen. Transportøren kontakter dig og aftaler et tidspunkt.',
    },
  },
}
