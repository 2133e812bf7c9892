import type { SeedCategory } from '../../../records'
import type { Texts } from '../../../../../texts'
import type { SeedFamily } from '../../family'
import { makeCategory } from '../../make-category'
import { same, texts } from '../../naming'
import { slugify } from '../../../../../catalogue/slugify'
import { joinPacks, makePacks, type PackLine, type Packs } from '../make-packs'
import { KRAFTCELL_PLAIN, NORRVOLT } from '../makers'
import {
  BAOFENG,
  ENTEL,
  GARMIN,
  GIGASET,
  HYTERA,
  ICOM,
  KENWOOD,
  KENWOOD_LI,
  MOTOROLA_LI,
  MOTOROLA_ANALOGUE,
  YAESU,
  YAESU_NIMH,
} from './communication-tables'

const ICON = 'category-radio'
const RADIOS = ['Motorola', 'Kenwood', 'Icom', 'Yaesu', 'Baofeng', 'Hytera', 'Entel', 'Garmin']

const branch = (group: string, brand: string, what: Texts): SeedCategory =>
  makeCategory(
    `communication/${group}/${slugify(brand)}`,
    ICON,
    same(brand),
    texts(
      `Batterier till ${what.sv} från ${brand}.`,
      `Batterier til ${what.no} fra ${brand}.`,
      `Akkus für ${what.de} von ${brand}.`,
      `Batterier til ${what.da} fra ${brand}.`,
    ),
  )

const categories: SeedCategory[] = [
  makeCategory(
    'communication',
    ICON,
    texts('Telefon och komradio', 'Telefon og samband', 'Telefon und Funk', 'Telefon og walkie-talkie'),
    texts(
      'Batterier till trådlösa telefoner, jaktradio, komradio och handburen GPS.',
      'Batterier til trådløse telefoner, jaktradio, samband og håndholdt GPS.',
      'Akkus für schnurlose Telefone, Funkgeräte und GPS-Handgeräte.',
      'Batterier til trådløse telefoner, jagtradio, walkie-talkie og håndholdt GPS.',
    ),
  ),
  makeCategory(
    'communication/cordless',
    'category-phone',
    texts('Trådlösa telefoner', 'Trådløse telefoner', 'Schnurlose Telefone', 'Trådløse telefoner'),
    texts(
      'Batterier till hemtelefonens handenheter.',
      'Batterier til hjemmetelefonens håndsett.',
      'Akkus für die Mobilteile zu Hause.',
      'Batterier til hjemmetelefonens håndsæt.',
    ),
  ),
  branch('cordless', 'Gigaset', texts('trådlösa telefoner', 'trådløse telefoner', 'schnurlose Telefone', 'trådløse telefoner')),
  makeCategory(
    'communication/radio',
    ICON,
    texts('Komradio och GPS', 'Samband og GPS', 'Funkgeräte und GPS', 'Walkie-talkie og GPS'),
    texts(
      'Batterier för arbete, jakt och friluftsliv.',
      'Batterier til arbeid, jakt og friluftsliv.',
      'Akkus für Arbeit, Jagd und Freizeit.',
      'Batterier til arbejde, jagt og friluftsliv.',
    ),
  ),
  ...RADIOS.map((brand) => branch('radio', brand, texts('radio och GPS', 'radio og GPS', 'Funkgeräte und GPS', 'radio og GPS'))),
]

const packs = (deviceBrand: string, table: string, more: Partial<PackLine> = {}): Packs =>
  makePacks(
    {
      kind: 'radio',
      deviceBrand,
      category: `communication/radio/${slugify(deviceBrand)}`,
      makers: [NORRVOLT, KRAFTCELL_PLAIN],
      ...more,
    },
    table,
  )

export const communicationPacks: SeedFamily = {
  categories,
  ...joinPacks(
    packs('Gigaset', GIGASET, { kind: 'cordless', category: 'communication/cordless/gigaset' }),
    packs('Motorola', MOTOROLA_LI),
    packs('Motorola', MOTOROLA_ANALOGUE),
    packs('Kenwood', KENWOOD, { chemistry: 'nimh' }),
    packs('Kenwood', KENWOOD_LI),
    packs('Icom', ICOM),
    packs('Yaesu', YAESU),
    packs('Yaesu', YAESU_NIMH, { chemistry: 'nimh' }),
    packs('Baofeng', BAOFENG),
    packs('Hytera', HYTERA),
    packs('Entel', ENTEL),
    packs('Garmin', GARMIN, { deviceType: 'gps' }),
  ),
}
