import type { SeedFamily } from '../family'
import { texts } from '../naming'
import { HOUSEHOLD_CATEGORIES } from './household-categories'
import { makeCells } from './make-cells'

const under = (chemistry: string) => (cell: string) =>
  cell === 'special' ? 'household/special' : `household/${cell}/${chemistry}`

const alkaline = makeCells(
  { kind: 'alkaline', brand: 'kraftcell', brandName: 'Kraftcell', prefix: 'KC', category: under('alkaline') },
  `
  AA   | LR6, AM3, MN1500, 15A  | 1.5 |  | 14.5x50.5 | 23  | 7    | 2,4,8,10,20,24,40 | everyday | aa  | 0.95
  AAA  | LR03, AM4, MN2400, 24A | 1.5 |  | 10.5x44.5 | 11  | 7    | 2,4,8,10,20,24,40 | everyday | aaa | 0.93
  C    | LR14, AM2, MN1400, 14A | 1.5 |  | 26.2x50   | 66  | 18   | 2,4,8,12          | large    | c   | 0.6
  D    | LR20, AM1, MN1300, 13A | 1.5 |  | 34.2x61.5 | 136 | 22   | 2,4,8,12          | large    | d   | 0.62
  9V   | 6LR61, MN1604, 1604A   | 9   |  | 26.5x48.5x17.5 | 46 | 29 | 1,2,4,10         | block    | 9v  | 0.8
  AAAA | LR61, LR8D425, MN2500, E96 | 1.5 | | 8.3x42.5 | 6.5 | 22   | 2,4             | slim     | special | 0.4
  N    | LR1, MN9100, E90, Lady | 1.5 |  | 12x30.2   | 9   | 22   | 1,2,4             | remote   | special | 0.42
  23A  | 8LR932, MN21, V23GA, A23, LRV08 | 12 | 52 | 10.3x28.5 | 8 | 20 | 1,2,5,10     | remote   | special | 0.55
  27A  | 8LR732, MN27, A27, V27A | 12 | 20 | 8x28.2  | 4.4 | 22   | 1,2,5             | remote   | special | 0.45
  11A  | MN11, L1016, A11       | 6   | 38 | 10.3x16.2 | 4 | 24   | 1,2               | remote   | special | 0.25
  29A  | A29, L822              | 9   | 18 | 7.8x22  | 3.4 | 28   | 1,2               | remote   | special | 0.12
  4LR44 | A544, 476A, PX28A, V4034PX | 6 | 150 | 13x25.2 | 11 | 34 | 1,2,5            | collar   | special | 0.38
  3LR12 | MN1203, 1203, J 4.5 V | 4.5 |  | 62x67x22  | 150 | 59   | 1,2               | lantern  | special | 0.3
  4LR25 | 908A, MN908, PJ996    | 6   |  | 67x110x67 | 850 | 109  | 1,2               | lantern  | special | 0.28
  4LR61 | J, 7K67, 539, KJ      | 6   | 600 | 35.6x48.5x9.2 | 30 | 69 | 1             | photo    | special | 0.12
`,
)

const basic = makeCells(
  {
    kind: 'alkaline',
    brand: 'zinkula',
    brandName: 'Zinkula',
    prefix: 'ZKA',
    category: under('alkaline'),
    priceLevel: 0.72,
    line: texts('bas', 'basis', 'Basis', 'basis'),
    colours: ['#1f3a4d', '#d7dee3'],
  },
  `
  AA   | LR6, AM3, MN1500  | 1.5 |  | 14.5x50.5 | 23  | 7  | 4,8,20,40 | everyday | aa  | 0.6
  AAA  | LR03, AM4, MN2400 | 1.5 |  | 10.5x44.5 | 11  | 7  | 4,8,20,40 | everyday | aaa | 0.58
  C    | LR14, AM2, MN1400 | 1.5 |  | 26.2x50   | 66  | 18 | 2,4       | large    | c   | 0.35
  D    | LR20, AM1, MN1300 | 1.5 |  | 34.2x61.5 | 136 | 22 | 2,4       | large    | d   | 0.35
  9V   | 6LR61, MN1604     | 9   |  | 26.5x48.5x17.5 | 46 | 29 | 1,2,5 | block   | 9v  | 0.45
`,
)

const industrial = makeCells(
  {
    kind: 'alkaline',
    brand: 'norrvolt',
    brandName: 'Norrvolt',
    prefix: 'NVA',
    category: under('alkaline'),
    priceLevel: 1.1,
    line: texts('industri', 'industri', 'Industrie', 'industri'),
    colours: ['#2b3036', '#7d868e'],
    tags: ['professional'],
  },
  `
  AA   | LR6, AM3, MN1500  | 1.5 |  | 14.5x50.5 | 24  | 7  | 10,20,40 | everyday | aa  | 0.55
  AAA  | LR03, AM4, MN2400 | 1.5 |  | 10.5x44.5 | 12  | 7  | 10,20,40 | everyday | aaa | 0.52
  C    | LR14, AM2, MN1400 | 1.5 |  | 26.2x50   | 69  | 18 | 10,20    | large    | c   | 0.3
  D    | LR20, AM1, MN1300 | 1.5 |  | 34.2x61.5 | 141 | 22 | 10,20    | large    | d   | 0.3
  9V   | 6LR61, MN1604     | 9   |  | 26.5x48.5x17.5 | 47 | 29 | 5,10  | block   | 9v  | 0.4
`,
)

const carbon = makeCells(
  { kind: 'carbon', brand: 'zinkula', brandName: 'Zinkula', prefix: 'ZKC', category: under('zinc-carbon') },
  `
  AA  | R6, AM3, UM3   | 1.5 |  | 14.5x50.5 | 18 | 4  | 4,8,24 | everyday | aa  | 0.35
  AAA | R03, AM4, UM4  | 1.5 |  | 10.5x44.5 | 9  | 4  | 4,8,24 | everyday | aaa | 0.34
  C   | R14, UM2       | 1.5 |  | 26.2x50   | 46 | 9  | 2,4    | large    | c   | 0.2
  D   | R20, UM1       | 1.5 |  | 34.2x61.5 | 98 | 11 | 2,4    | large    | d   | 0.22
  9V  | 6F22, 006P     | 9   |  | 26.5x48.5x17.5 | 37 | 16 | 1,2,4 | block | 9v | 0.3
  3R12 | 3LR12, 1289   | 4.5 |  | 62x67x22  | 110 | 35 | 1,2   | lantern  | special | 0.15
  4R25 | 4LR25, 996    | 6   |  | 67x110x67 | 600 | 79 | 1,2,6 | lantern  | special | 0.2
`,
)

const lithium = makeCells(
  { kind: 'lithium', brand: 'norrvolt', brandName: 'Norrvolt', prefix: 'NVL', category: under('lithium') },
  `
  AA  | FR6, L91, FR14505   | 1.5 |  | 14.5x50.5 | 15  | 24 | 2,4,8,10,20 | everyday | aa  | 0.62
  AAA | FR03, L92, FR10G445 | 1.5 |  | 10.5x44.5 | 7.6 | 24 | 2,4,8,10,20 | everyday | aaa | 0.58
`,
)

const smokeAlarm = makeCells(
  { kind: 'lithium-9v', brand: 'norrvolt', brandName: 'Norrvolt', prefix: 'NVL', category: under('lithium') },
  `
  9V | 6AM6, CR-9V, U9VL, 1604LC | 9 | 1200 | 26.5x48.5x17.5 | 37 | 89 | 1,2,5,10 | block | 9v | 0.66
`,
)

export const householdCells: SeedFamily = {
  categories: HOUSEHOLD_CATEGORIES,
  devices: [],
  products: [...alkaline, ...basic, ...industrial, ...carbon, ...lithium, ...smokeAlarm],
}
