import type { SeedCategory } from '../../../records'
import type { Texts } from '../../../../../texts'
import type { SeedFamily } from '../../family'
import { makeCategory } from '../../make-category'
import { perLanguage, same, texts } from '../../naming'
import { joinPacks, makePacks, type PackLine } from '../make-packs'
import { HANDVOLT, HANDVOLT_MAX, KRAFTCELL, KRAFTCELL_PLAIN, type Maker } from '../makers'
import { listed } from '../pack-texts'
import { GALAXY, GALAXY_A, IPHONE } from './apple-samsung'
import { HUAWEI, MOTOROLA, NOKIA, ONEPLUS, PIXEL, REDMI, XIAOMI, XPERIA } from './other-phones'
import { GALAXY_TAB, IPAD, MEDIAPAD, SURFACE } from './tablets'

const series = (key: string, icon: string, name: string, what: Texts): SeedCategory =>
  makeCategory(
    key,
    icon,
    same(name),
    texts(
      `Batterier till ${what.sv}, med eller utan verktyg för bytet.`,
      `Batterier til ${what.no}, med eller uten verktøy for byttet.`,
      `Akkus für ${what.de}, mit oder ohne Werkzeug für den Tausch.`,
      `Batterier til ${what.da}, med eller uden værktøj til skiftet.`,
    ),
  )

/** Model lines as a list: `Galaxy S och Galaxy Note`. */
const linesOf = (name: string): Texts => perLanguage((language) => listed(name.split(', '), language))

const phones = (key: string, name: string): SeedCategory =>
  series(
    `phone-batteries/${key}`,
    'category-phone',
    name,
    texts(`mobiler från ${name}`, `mobiler fra ${name}`, `Handys von ${name}`, `mobiler fra ${name}`),
  )
const models = (key: string, name: string): SeedCategory =>
  series(`phone-batteries/${key}`, 'category-phone', name, linesOf(name))
const tablets = (key: string, name: string): SeedCategory =>
  series(`tablet-batteries/${key}`, 'category-tablet', name, linesOf(name))

const categories: SeedCategory[] = [
  makeCategory(
    'phone-batteries',
    'category-phone',
    texts('Mobilbatterier', 'Mobilbatterier', 'Handyakkus', 'Mobilbatterier'),
    texts(
      'Nya batterier till mobilen i stället för en ny mobil, med verktygssats om du vill.',
      'Nye batterier til mobilen i stedet for en ny mobil, med verktøysett om du vil.',
      'Neue Akkus statt eines neuen Handys, auf Wunsch mit Werkzeugsatz.',
      'Nye batterier til mobilen i stedet for en ny mobil, med værktøjssæt, hvis du vil.',
    ),
  ),
  phones('apple', 'Apple'),
  models('apple/iphone', 'iPhone'),
  phones('samsung', 'Samsung'),
  models('samsung/galaxy-s-note', 'Galaxy S, Galaxy Note'),
  models('samsung/galaxy-a', 'Galaxy A, J, XCover'),
  phones('xiaomi', 'Xiaomi'),
  models('xiaomi/mi-poco', 'Mi, POCO'),
  models('xiaomi/redmi', 'Redmi'),
  phones('huawei', 'Huawei'),
  phones('oneplus', 'OnePlus'),
  phones('google', 'Google'),
  phones('sony', 'Sony'),
  phones('motorola', 'Motorola'),
  phones('nokia', 'Nokia'),
  makeCategory(
    'tablet-batteries',
    'category-tablet',
    texts('Batterier till surfplattor', 'Batterier til nettbrett', 'Tablet-Akkus', 'Batterier til tablets'),
    texts(
      'Ersättningsbatterier till surfplattor från Apple, Samsung, Huawei och Microsoft.',
      'Erstatningsbatterier til nettbrett fra Apple, Samsung, Huawei og Microsoft.',
      'Ersatzakkus für Tablets von Apple, Samsung, Huawei und Microsoft.',
      'Erstatningsbatterier til tablets fra Apple, Samsung, Huawei og Microsoft.',
    ),
  ),
  tablets('ipad', 'iPad'),
  tablets('galaxy-tab', 'Galaxy Tab'),
  tablets('other', 'MediaPad, Surface'),
]

const phone = (deviceBrand: string, category: string, makers: readonly Maker[], sold: PackLine['sold'] = 'tools'): PackLine => ({
  kind: 'phone',
  deviceBrand,
  category: `phone-batteries/${category}`,
  makers,
  chemistry: 'li-polymer',
  sold,
})
const tablet = (deviceBrand: string, category: string): PackLine => ({
  ...phone(deviceBrand, '', [HANDVOLT]),
  kind: 'tablet',
  category: `tablet-batteries/${category}`,
})

export const phonePacks: SeedFamily = {
  categories,
  ...joinPacks(
    makePacks(phone('Apple', 'apple/iphone', [HANDVOLT, HANDVOLT_MAX]), IPHONE),
    makePacks(phone('Samsung', 'samsung/galaxy-s-note', [HANDVOLT]), GALAXY),
    makePacks(phone('Samsung', 'samsung/galaxy-s-note', [KRAFTCELL], 'alone'), GALAXY),
    makePacks(phone('Samsung', 'samsung/galaxy-a', [HANDVOLT]), GALAXY_A),
    makePacks(phone('Xiaomi', 'xiaomi/mi-poco', [HANDVOLT]), XIAOMI),
    makePacks(phone('Xiaomi', 'xiaomi/redmi', [HANDVOLT]), REDMI),
    makePacks(phone('Huawei', 'huawei', [HANDVOLT]), HUAWEI),
    makePacks(phone('OnePlus', 'oneplus', [HANDVOLT]), ONEPLUS),
    makePacks(phone('Google', 'google', [HANDVOLT]), PIXEL),
    makePacks(phone('Sony', 'sony', [HANDVOLT]), XPERIA),
    makePacks(phone('Motorola', 'motorola', [HANDVOLT]), MOTOROLA),
    makePacks({ ...phone('Nokia', 'nokia', [KRAFTCELL_PLAIN], 'alone'), chemistry: 'li-ion' }, NOKIA),
    makePacks(tablet('Apple', 'ipad'), IPAD),
    makePacks(tablet('Samsung', 'galaxy-tab'), GALAXY_TAB),
    makePacks(tablet('Huawei', 'other'), MEDIAPAD),
    makePacks(tablet('Microsoft', 'other'), SURFACE),
  ),
}
