import type { SeedCategory } from '../../../records'
import type { Texts } from '../../../../../texts'
import type { SeedFamily } from '../../family'
import { makeCategory } from '../../make-category'
import { same, texts } from '../../naming'
import { slugify } from '../../../../../catalogue/slugify'
import { joinPacks, makePacks, type Packs } from '../make-packs'
import { HANDVOLT, KRAFTCELL } from '../makers'
import { DELL, MACBOOK } from './dell-apple'
import { HP, LENOVO } from './lenovo-hp'
import { ACER, ASUS, FUJITSU, MSI, SAMSUNG_LAPTOP, TOSHIBA, VAIO } from './other-laptops'

const ICON = 'category-laptop'

/**
 * Product lines with a category of their own, by the beginning of their models. Other models are in the category of the brand.
 */
const LINES: Record<string, string[]> = {
  Lenovo: ['ThinkPad', 'IdeaPad', 'Yoga'],
  HP: ['EliteBook', 'ProBook', 'Pavilion', 'Envy', 'Omen'],
  Dell: ['Latitude', 'XPS', 'Inspiron'],
  Apple: ['MacBook Air', 'MacBook Pro'],
}

const BRANDS = ['Lenovo', 'HP', 'Dell', 'Apple', 'Asus', 'Acer', 'Toshiba', 'MSI', 'Fujitsu', 'Sony', 'Samsung']

const keyOf = (brand: string, line?: string): string =>
  ['laptop-batteries', slugify(brand), ...(line ? [slugify(line)] : [])].join('/')

const branch = (key: string, name: string, from: Texts): SeedCategory =>
  makeCategory(
    key,
    ICON,
    same(name),
    texts(
      `Batterier till bärbara datorer ${from.sv} ${name}. Jämför numret på ditt gamla batteri.`,
      `Batterier til bærbare PC-er ${from.no} ${name}. Sammenlign nummeret på det gamle batteriet.`,
      `Akkus für Notebooks ${from.de} ${name}. Vergleichen Sie die Nummer auf Ihrem alten Akku.`,
      `Batterier til bærbare computere ${from.da} ${name}. Sammenlign nummeret på dit gamle batteri.`,
    ),
  )

const OF_BRAND = texts('från', 'fra', 'von', 'fra')
const OF_LINE = texts('i serien', 'i serien', 'der Reihe', 'i serien')

const categories: SeedCategory[] = [
  makeCategory(
    'laptop-batteries',
    ICON,
    texts('Datorbatterier', 'PC-batterier', 'Notebook-Akkus', 'Computerbatterier'),
    texts(
      'Ersättningsbatterier till bärbara datorer, ordnade efter märke och modellserie.',
      'Erstatningsbatterier til bærbare PC-er, ordnet etter merke og modellserie.',
      'Ersatzakkus für Notebooks, geordnet nach Marke und Baureihe.',
      'Erstatningsbatterier til bærbare computere, ordnet efter mærke og modelserie.',
    ),
  ),
  ...BRANDS.flatMap((brand) => [
    branch(keyOf(brand), brand, OF_BRAND),
    ...(LINES[brand] ?? []).map((line) => branch(keyOf(brand, line), line, OF_LINE)),
  ]),
]

const packs = (deviceBrand: string, table: string, replacedBy?: Record<string, string>): Packs =>
  makePacks(
    {
      kind: 'laptop',
      deviceBrand,
      category: (model) =>
        keyOf(
          deviceBrand,
          LINES[deviceBrand]?.find((line) => model.startsWith(line)),
        ),
      makers: [HANDVOLT, KRAFTCELL],
      ...(replacedBy ? { replacedBy } : {}),
    },
    table,
  )

export const laptopPacks: SeedFamily = {
  categories,
  ...joinPacks(
    packs('Lenovo', LENOVO),
    packs('HP', HP),
    packs('Dell', DELL, { '4GVGH': '6GTPY' }),
    packs('Apple', MACBOOK),
    packs('Asus', ASUS),
    packs('Acer', ACER),
    packs('Toshiba', TOSHIBA),
    packs('MSI', MSI),
    packs('Fujitsu', FUJITSU),
    packs('Sony', VAIO),
    packs('Samsung', SAMSUNG_LAPTOP),
  ),
}
