import type { Texts } from '../../../../texts'
import { choose } from '../chance'
import { decimal, perLanguage, texts } from '../naming'
import { listed } from '../packs/pack-texts'
import { listIn } from '../read-rows'
import { CELL_USES } from './cell-uses'

/** `AA (LR6)` or `377 (SR626SW)`: the part, followed by the first of its other names. */
export const designationOf = (row: { part: string; also: string }): string => {
  const [first] = listIn(row.also)
  return first ? `${row.part} (${first})` : row.part
}

export const packWord = (pack: number): Texts =>
  pack === 1
    ? texts('1 st', '1 stk.', '1 Stück', '1 stk.')
    : texts(`${pack}-pack`, `${pack}-pakning`, `${pack}er-Pack`, `${pack}-pak`)

export const usesSentence = (designation: string, use: string, sku: string): Texts => {
  const uses = CELL_USES[use]
  if (!uses) throw new Error(`${sku} names an unknown use: ${use}`)
  const sentences: [Texts, ...Texts[]] = [
    texts(
      `${designation} passar i ${uses.sv}.`,
      `${designation} passer i ${uses.no}.`,
      `${designation} eignet sich für ${uses.de}.`,
      `${designation} passer i ${uses.da}.`,
    ),
    texts(`Används i ${uses.sv}.`, `Brukes i ${uses.no}.`, `Typische Verwendung: ${uses.de}.`, `Bruges i ${uses.da}.`),
    texts(`Batteriet för ${uses.sv}.`, `Batteriet til ${uses.no}.`, `Geeignet für ${uses.de}.`, `Batteriet til ${uses.da}.`),
  ]
  return choose(sku, 'uses', sentences)
}

export const packSentence = (pack: number): Texts =>
  pack === 1
    ? texts('Säljs styckvis.', 'Selges enkeltvis.', 'Einzeln verpackt.', 'Sælges enkeltvis.')
    : texts(
        `Förpackningen innehåller ${pack} stycken.`,
        `Pakningen inneholder ${pack} stykker.`,
        `Die Packung enthält ${pack} Stück.`,
        `Pakken indeholder ${pack} stk.`,
      )

type Facts = { voltage: number; mah: number | null; width: number; height: number; depth: number; round: boolean }

export const factsSentence = ({ voltage, mah, width, height, depth, round }: Facts): Texts => {
  const size = (round ? [width, height] : [width, height, depth]).map((each) => decimal(each)).join(' × ')
  const v = decimal(voltage)
  const capacity = perLanguage((language) =>
    mah === null
      ? ''
      : {
          sv: `, kapaciteten ${mah} mAh`,
          no: `, kapasiteten ${mah} mAh`,
          de: `, Kapazität ${mah} mAh`,
          da: `, kapaciteten ${mah} mAh`,
        }[language],
  )
  const axes = round
    ? texts('diameter × höjd', 'diameter × høyde', 'Durchmesser × Höhe', 'diameter × højde')
    : texts('bredd × höjd × djup', 'bredde × høyde × dybde', 'Breite × Höhe × Tiefe', 'bredde × højde × dybde')
  return texts(
    `Spänningen är ${v} V${capacity.sv} och måtten ${size} mm (${axes.sv}).`,
    `Spenningen er ${v} V${capacity.no} og målene ${size} mm (${axes.no}).`,
    `Spannung ${v} V${capacity.de}, Maße ${size} mm (${axes.de}).`,
    `Spændingen er ${v} V${capacity.da} og målene ${size} mm (${axes.da}).`,
  )
}

/** The other designations of the same cell, for search. */
export const namesSentence = (row: { part: string; also: string }): Texts | null => {
  const names = listIn(row.also)
  return names.length === 0
    ? null
    : texts(
        `Samma storlek kallas även ${listed(names, 'sv')}.`,
        `Samme størrelse kalles også ${listed(names, 'no')}.`,
        `Dieselbe Größe heißt auch ${listed(names, 'de')}.`,
        `Samme størrelse kaldes også ${listed(names, 'da')}.`,
      )
}
