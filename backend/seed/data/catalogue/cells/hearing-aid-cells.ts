import type { SeedCategory } from '../../records'
import type { SeedFamily } from '../family'
import { makeCategory } from '../make-category'
import { texts } from '../naming'
import { makeCells } from './make-cells'

const COLOUR = {
  10: texts('gul', 'gul', 'gelb', 'gul'),
  312: texts('brun', 'brun', 'braun', 'brun'),
  13: texts('orange', 'oransje', 'orange', 'orange'),
  675: texts('blå', 'blå', 'blau', 'blå'),
}

const size = (number: keyof typeof COLOUR, iec: string): SeedCategory => {
  const tab = COLOUR[number]
  return makeCategory(
    `hearing-aid/${number}`,
    'category-hearing-aid',
    texts(
      `Storlek ${number} (${tab.sv})`,
      `Størrelse ${number} (${tab.no})`,
      `Größe ${number} (${tab.de})`,
      `Størrelse ${number} (${tab.da})`,
    ),
    texts(
      `Hörapparatsbatterier ${number}, ${iec}, med ${tab.sv} flik.`,
      `Høreapparatbatterier ${number}, ${iec}, med ${tab.no} klistrelapp.`,
      `Hörgerätebatterien ${number}, ${iec}, Farbcode ${tab.de}.`,
      `Høreapparatbatterier ${number}, ${iec}, med ${tab.da} flig.`,
    ),
  )
}

const categories: SeedCategory[] = [
  makeCategory(
    'hearing-aid',
    'category-hearing-aid',
    texts('Hörapparatsbatterier', 'Høreapparatbatterier', 'Hörgerätebatterien', 'Høreapparatbatterier'),
    texts(
      'Zink-luftbatterier i alla storlekar. Färgen på fliken visar vilken du behöver.',
      'Sink-luft-batterier i alle størrelser. Fargen på klistrelappen viser hvilken du trenger.',
      'Zink-Luft-Batterien in allen Größen. Die Farbe der Lasche zeigt, welche Sie brauchen.',
      'Zink-luft-batterier i alle størrelser. Farven på fligen viser, hvilken du skal bruge.',
    ),
  ),
  size(10, 'PR70'),
  size(312, 'PR41'),
  size(13, 'PR48'),
  size(675, 'PR44'),
]

const TABLE = `
  10  | PR70, 10A, ZA10, DA10, AC10      | 1.45 | 100 | 5.8x3.6  | 0.3 | 9 | 6,30,60 | hearing-in-canal | hearing-aid/10  | 0.5
  312 | PR41, 312A, ZA312, DA312, AC312  | 1.45 | 180 | 7.9x3.6  | 0.6 | 9 | 6,30,60 | hearing-in-canal | hearing-aid/312 | 0.68
  13  | PR48, 13A, ZA13, DA13, AC13      | 1.45 | 310 | 7.9x5.4  | 0.8 | 9 | 6,30,60 | hearing-behind   | hearing-aid/13  | 0.62
  675 | PR44, 675A, ZA675, DA675, AC675  | 1.45 | 650 | 11.6x5.4 | 1.9 | 10 | 6,30,60 | hearing-power   | hearing-aid/675 | 0.4
`
const IMPLANT = `
  675P | PR44P, 675 Implant | 1.45 | 590 | 11.6x5.4 | 1.9 | 13 | 6,30,60 | implant | hearing-aid/675 | 0.3
`

export const hearingAidCells: SeedFamily = {
  categories,
  devices: [],
  products: [
    ...makeCells({ kind: 'zinc-air', brand: 'horvolt', brandName: 'Hörvolt', prefix: 'HV' }, TABLE + IMPLANT),
    ...makeCells({ kind: 'zinc-air', brand: 'kraftcell', brandName: 'Kraftcell', prefix: 'KCH', priceLevel: 0.8 }, TABLE),
  ],
}
