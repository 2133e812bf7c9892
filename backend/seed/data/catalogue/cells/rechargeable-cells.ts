import type { SeedCategory } from '../../records'
import type { SeedFamily } from '../family'
import { makeCategory } from '../make-category'
import { same, slugs, texts } from '../naming'
import { makeCells } from './make-cells'

const size = (key: string, name: string, note: string): SeedCategory =>
  makeCategory(
    `rechargeable/loose/${key}`,
    'category-rechargeable',
    same(`${name} (${note})`),
    texts(
      `Laddningsbara ${name}-celler i flera kapaciteter.`,
      `Oppladbare ${name}-celler i flere kapasiteter.`,
      `Wiederaufladbare ${name}-Zellen in mehreren Kapazitäten.`,
      `Genopladelige ${name}-celler i flere kapaciteter.`,
    ),
    slugs(same(`${name}-${note}`)),
  )

const categories: SeedCategory[] = [
  makeCategory(
    'rechargeable',
    'category-rechargeable',
    texts('Laddningsbara batterier', 'Oppladbare batterier', 'Wiederaufladbare Batterien', 'Genopladelige batterier'),
    texts(
      'NiMH-batterier som ersätter engångsbatterier, och celler med lödöron för den som lagar.',
      'NiMH-batterier som erstatter engangsbatterier, og celler med loddefaner for den som reparerer.',
      'NiMH-Akkus als Ersatz für Einwegbatterien und Zellen mit Lötfahnen für alle, die reparieren.',
      'NiMH-batterier, der erstatter engangsbatterier, og celler med loddeflige til den, der reparerer.',
    ),
  ),
  makeCategory(
    'rechargeable/loose',
    'category-rechargeable',
    texts('Lösa celler', 'Løse celler', 'Einzelne Akkus', 'Løse celler'),
    texts(
      'AA, AAA, C, D och 9V att ladda om och om igen.',
      'AA, AAA, C, D og 9V til å lade om og om igjen.',
      'AA, AAA, C, D und 9V, die sich immer wieder aufladen lassen.',
      'AA, AAA, C, D og 9V til at oplade igen og igen.',
    ),
  ),
  size('aa', 'AA', 'HR6'),
  size('aaa', 'AAA', 'HR03'),
  size('c', 'C', 'HR14'),
  size('d', 'D', 'HR20'),
  size('9v', '9V', 'HR22'),
  makeCategory(
    'rechargeable/tagged',
    'category-rechargeable',
    texts('Celler med lödöron', 'Celler med loddefaner', 'Zellen mit Lötfahnen', 'Celler med loddeflige'),
    texts(
      'NiMH-celler att löda ihop till egna batteripaket.',
      'NiMH-celler til å lodde sammen til egne batteripakker.',
      'NiMH-Zellen zum Verlöten zu eigenen Akkupacks.',
      'NiMH-celler til at lodde sammen til egne batteripakker.',
    ),
  ),
]

const cycles = (row: { mah: string }): Record<string, number> => ({ cycles: Number(row.mah) > 2400 ? 500 : 1000 })

const kraftcell = makeCells(
  { kind: 'nimh', brand: 'kraftcell', brandName: 'Kraftcell', prefix: 'KCR', capacityVaries: true, attributes: cycles },
  `
  AA  | HR6, KR6   | 1.2 | 1300 | 14.5x50.5 | 24 | 25  | 2,4,8    | dect     | rechargeable/loose/aa  | 0.5
  AA  | HR6, KR6   | 1.2 | 2100 | 14.5x50.5 | 27 | 32  | 2,4,8,12 | everyday | rechargeable/loose/aa  | 0.98
  AA  | HR6, KR6   | 1.2 | 2600 | 14.5x50.5 | 30 | 39  | 2,4,8    | everyday | rechargeable/loose/aa  | 0.72
  AAA | HR03, KR03 | 1.2 | 600  | 10.5x44.5 | 11 | 22  | 2,3,4    | dect     | rechargeable/loose/aaa | 0.55
  AAA | HR03, KR03 | 1.2 | 800  | 10.5x44.5 | 12 | 27  | 2,4,8,12 | everyday | rechargeable/loose/aaa | 0.82
  AAA | HR03, KR03 | 1.2 | 1000 | 10.5x44.5 | 13 | 33  | 2,4,8    | everyday | rechargeable/loose/aaa | 0.65
  C   | HR14, KR14 | 1.2 | 4000 | 26.2x50   | 75 | 89  | 2,4      | large    | rechargeable/loose/c   | 0.4
  D   | HR20, KR20 | 1.2 | 4000 | 34.2x61.5 | 96 | 99  | 2,4      | large    | rechargeable/loose/d   | 0.32
  D   | HR20, KR20 | 1.2 | 9000 | 34.2x61.5 | 158 | 139 | 2,4     | large    | rechargeable/loose/d   | 0.4
  9V  | HR22, 6HR61 | 8.4 | 200 | 26.5x48.5x17.5 | 42 | 99 | 1,2    | block    | rechargeable/loose/9v  | 0.5
  9V  | HR22, 6HR61 | 8.4 | 280 | 26.5x48.5x17.5 | 46 | 129 | 1,2   | block    | rechargeable/loose/9v  | 0.42
`,
)

const norrvolt = makeCells(
  {
    kind: 'nimh',
    brand: 'norrvolt',
    brandName: 'Norrvolt',
    prefix: 'NVR',
    capacityVaries: true,
    attributes: cycles,
    priceLevel: 1.2,
    tags: ['high-capacity', 'professional'],
  },
  `
  AA  | HR6, KR6   | 1.2 | 2000 | 14.5x50.5 | 27 | 34  | 4,8,16 | everyday | rechargeable/loose/aa  | 0.55
  AA  | HR6, KR6   | 1.2 | 2700 | 14.5x50.5 | 31 | 42  | 4,8    | everyday | rechargeable/loose/aa  | 0.58
  AAA | HR03, KR03 | 1.2 | 850  | 10.5x44.5 | 12 | 29  | 4,8,16 | everyday | rechargeable/loose/aaa | 0.5
  AAA | HR03, KR03 | 1.2 | 1100 | 10.5x44.5 | 14 | 36  | 4,8    | everyday | rechargeable/loose/aaa | 0.52
  C   | HR14, KR14 | 1.2 | 5000 | 26.2x50   | 81 | 99  | 2,4    | large    | rechargeable/loose/c   | 0.3
  D   | HR20, KR20 | 1.2 | 10000 | 34.2x61.5 | 165 | 149 | 2,4  | large    | rechargeable/loose/d   | 0.32
`,
)

const tagged = makeCells(
  {
    kind: 'nimh-tagged',
    brand: 'kraftcell',
    brandName: 'Kraftcell',
    prefix: 'KCT',
    capacityVaries: true,
    attributes: (row) => ({ ...cycles(row), terminal: 'solder-tag' }),
  },
  `
  2/3AAA |        | 1.2 | 400   | 10.5x29   | 8   | 32  | 1,5    | rebuild | rechargeable/tagged | 0.15
  AAA    | HR03   | 1.2 | 800   | 10.5x44.5 | 12  | 32  | 1,5,10 | rebuild | rechargeable/tagged | 0.3
  2/3AA  |        | 1.2 | 650   | 14.2x28.5 | 14  | 34  | 1,5    | rebuild | rechargeable/tagged | 0.2
  4/5AA  |        | 1.2 | 1300  | 14.2x43   | 22  | 38  | 1,5    | rebuild | rechargeable/tagged | 0.16
  AA     | HR6    | 1.2 | 2100  | 14.5x50   | 27  | 37  | 1,5,10 | rebuild | rechargeable/tagged | 0.36
  2/3A   |        | 1.2 | 1400  | 17x28.5   | 22  | 42  | 1,5    | rebuild | rechargeable/tagged | 0.15
  4/5A   |        | 1.2 | 2100  | 17x43     | 33  | 48  | 1,5    | rebuild | rechargeable/tagged | 0.18
  A      |        | 1.2 | 2500  | 17x50     | 38  | 52  | 1,5    | rebuild | rechargeable/tagged | 0.16
  4/3A   |        | 1.2 | 3800  | 17x67     | 53  | 65  | 1,5    | rebuild | rechargeable/tagged | 0.2
  4/5SC  |        | 1.2 | 2000  | 22.5x34   | 41  | 52  | 1,5,10 | rebuild | rechargeable/tagged | 0.22
  Sub-C  |        | 1.2 | 2000  | 22.5x43   | 48  | 49  | 1,5,10 | rebuild | rechargeable/tagged | 0.3
  Sub-C  |        | 1.2 | 3000  | 22.5x43   | 57  | 62  | 1,5,10 | rebuild | rechargeable/tagged | 0.36
  Sub-C  |        | 1.2 | 4500  | 22.5x43   | 67  | 79  | 1,5,10 | rebuild | rechargeable/tagged | 0.3
  C      | HR14   | 1.2 | 4000  | 26x50     | 75  | 95  | 1,5    | rebuild | rechargeable/tagged | 0.15
  D      | HR20   | 1.2 | 9000  | 33x61.5   | 158 | 149 | 1,5    | rebuild | rechargeable/tagged | 0.15
  F      |        | 1.2 | 13000 | 33x91     | 230 | 209 | 1      | rebuild | rechargeable/tagged | 0.08
`,
)

export const rechargeableCells: SeedFamily = { categories, devices: [], products: [...kraftcell, ...norrvolt, ...tagged] }
