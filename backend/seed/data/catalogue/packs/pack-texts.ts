import type { Language } from '../../../../../app/commerce/contract/languages'
import type { Texts } from '../../../../texts'
import { choose } from '../chance'
import { decimal, perLanguage, texts } from '../naming'

const AND: Record<Language, string> = { sv: 'och', no: 'og', de: 'und', da: 'og' }

/** `A, B och C`. */
export const listed = (items: readonly string[], language: Language): string =>
  items.length < 2 ? (items[0] ?? '') : `${items.slice(0, -1).join(', ')} ${AND[language]} ${items.at(-1)}`

export const TO: Texts = texts('till', 'til', 'für', 'til')
export const REPLACES: Texts = texts('ersätter', 'erstatter', 'ersetzt', 'erstatter')

/** The capacity of a pack in the usual unit: Ah for tools, mAh for other devices. */
export const capacityText = (mah: number, inAmpereHours: boolean): string =>
  inAmpereHours ? `${decimal(mah / 1000, 1)} Ah` : `${mah} mAh`

export const fitsSentence = (brand: string, models: readonly string[], sku: string): Texts | null => {
  if (models.length === 0) return null
  const more = models.length > 5
  const shown = more ? models.slice(0, 4) : models
  return perLanguage((language) => {
    const list = more ? shown.join(', ') : listed(shown, language)
    const one: Record<Language, [string, string]> = {
      sv: [
        `Passar ${brand} ${list}${more ? ` och ${models.length - shown.length} modeller till` : ''}.`,
        `Till ${brand} ${list}${more ? ' med flera' : ''}.`,
      ],
      no: [
        `Passer til ${brand} ${list}${more ? ` og ${models.length - shown.length} modeller til` : ''}.`,
        `Til ${brand} ${list}${more ? ' med flere' : ''}.`,
      ],
      de: [
        `Passend für ${brand} ${list}${more ? ` und ${models.length - shown.length} weitere Modelle` : ''}.`,
        `Für ${brand} ${list}${more ? ' und weitere Modelle' : ''}.`,
      ],
      da: [
        `Passer til ${brand} ${list}${more ? ` og ${models.length - shown.length} modeller mere` : ''}.`,
        `Til ${brand} ${list}${more ? ' med flere' : ''}.`,
      ],
    }
    return choose(sku, 'fits', one[language])
  })
}

export const replacesSentence = (parts: readonly string[], sku: string): Texts | null => {
  if (parts.length === 0) return null
  return perLanguage((language) => {
    const list = listed(parts, language)
    const one: Record<Language, [string, string]> = {
      sv: [`Ersättningsbatteri för ${list}.`, `Ersätter ${list} och passar utan ändringar.`],
      no: [`Erstatningsbatteri for ${list}.`, `Erstatter ${list} og passer uten tilpasning.`],
      de: [`Ersatzakku für ${list}.`, `Ersetzt ${list} und passt ohne Umbau.`],
      da: [`Erstatningsbatteri for ${list}.`, `Erstatter ${list} og passer uden tilpasning.`],
    }
    return choose(sku, 'replaces', one[language])
  })
}

export const energySentence = (voltage: number, mah: number, inAmpereHours: boolean): Texts => {
  const capacity = capacityText(mah, inAmpereHours)
  const wh = decimal(Math.round((voltage * mah) / 100) / 10)
  return texts(
    `Spänningen är ${decimal(voltage)} V och kapaciteten ${capacity}, vilket ger ${wh} Wh.`,
    `Spenningen er ${decimal(voltage)} V og kapasiteten ${capacity}, noe som gir ${wh} Wh.`,
    `${decimal(voltage)} V Spannung und ${capacity} Kapazität ergeben ${wh} Wh.`,
    `Spændingen er ${decimal(voltage)} V og kapaciteten ${capacity}, hvilket giver ${wh} Wh.`,
  )
}

export const kitSentence = texts(
  'I satsen ingår skruvmejslar, öppningsverktyg, sugpropp och häfttejp.',
  'Settet inneholder skrutrekkere, åpneverktøy, sugekopp og klebestrimler.',
  'Zum Set gehören Schraubendreher, Öffnungswerkzeug, Saugnapf und Klebestreifen.',
  'Sættet indeholder skruetrækkere, åbneværktøj, sugekop og klæbestrimler.',
)

export const withTools = texts('med verktyg', 'med verktøy', 'mit Werkzeug', 'med værktøj')
