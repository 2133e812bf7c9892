import type { SeedCategory } from '../../../records'
import type { Texts } from '../../../../../texts'
import type { SeedFamily } from '../../family'
import { makeCategory } from '../../make-category'
import { same, texts } from '../../naming'
import { slugify } from '../../../../../catalogue/slugify'
import { joinPacks, makePacks, type PackLine, type Packs } from '../make-packs'
import { KRAFTCELL, NORRVOLT } from '../makers'
import {
  BOSCH_VACUUM,
  BRAUN,
  DYSON,
  ECOVACS,
  ELECTROLUX_LI,
  ELECTROLUX_NIMH,
  EUFY,
  ILIFE,
  IROBOT_LI,
  IROBOT_NIMH,
  KARCHER,
  MIELE,
  NEATO,
  NEATO_LI,
  ORAL_B,
  ROBOROCK,
  SAMSUNG_JET,
  SAMSUNG_ROBOT,
  SONICARE,
  XIAOMI_ROBOT,
} from './vacuum-tables'

type Group = 'vacuum' | 'robot' | 'care'

const ICONS: Record<Group, string> = { vacuum: 'category-vacuum', robot: 'category-vacuum', care: 'category-toothbrush' }

const WHAT: Record<Group, Texts> = {
  vacuum: texts('sladdlösa dammsugare', 'trådløse støvsugere', 'Akkustaubsauger', 'ledningsfrie støvsugere'),
  robot: texts('robotdammsugare', 'robotstøvsugere', 'Saugroboter', 'robotstøvsugere'),
  care: texts(
    'tandborstar och rakapparater',
    'tannbørster og barbermaskiner',
    'Zahnbürsten und Rasierer',
    'tandbørster og barbermaskiner',
  ),
}

const branch = (group: Group, brand: string): SeedCategory =>
  makeCategory(
    `home-batteries/${group}/${slugify(brand)}`,
    ICONS[group],
    same(brand),
    texts(
      `Batterier till ${WHAT[group].sv} från ${brand}.`,
      `Batterier til ${WHAT[group].no} fra ${brand}.`,
      `Akkus für ${WHAT[group].de} von ${brand}.`,
      `Batterier til ${WHAT[group].da} fra ${brand}.`,
    ),
  )

const top = (group: Group, name: Texts, description: Texts): SeedCategory =>
  makeCategory(`home-batteries/${group}`, ICONS[group], name, description)

const categories: SeedCategory[] = [
  makeCategory(
    'home-batteries',
    'category-vacuum',
    texts('Hem och städning', 'Hjem og rengjøring', 'Haushalt und Reinigung', 'Hjem og rengøring'),
    texts(
      'Batterier till dammsugare, robotar, tandborstar och rakapparater.',
      'Batterier til støvsugere, roboter, tannbørster og barbermaskiner.',
      'Akkus für Staubsauger, Roboter, Zahnbürsten und Rasierer.',
      'Batterier til støvsugere, robotter, tandbørster og barbermaskiner.',
    ),
  ),
  top(
    'vacuum',
    texts('Sladdlösa dammsugare', 'Trådløse støvsugere', 'Akkustaubsauger', 'Ledningsfrie støvsugere'),
    texts(
      'Få tillbaka drifttiden.',
      'Få driftstiden tilbake.',
      'Wieder so lange saugen wie am ersten Tag.',
      'Få driftstiden tilbage.',
    ),
  ),
  ...['Dyson', 'Electrolux', 'Bosch', 'Miele', 'Samsung', 'Kärcher'].map((brand) => branch('vacuum', brand)),
  top(
    'robot',
    texts('Robotdammsugare', 'Robotstøvsugere', 'Saugroboter', 'Robotstøvsugere'),
    texts(
      'För roboten som inte längre hittar hem.',
      'For roboten som ikke lenger finner hjem.',
      'Für den Roboter, der nicht mehr heimfindet.',
      'Til robotten, der ikke længere kan finde hjem.',
    ),
  ),
  ...['iRobot', 'Roborock', 'Xiaomi', 'Neato', 'Ecovacs', 'Eufy', 'iLife', 'Samsung'].map((brand) => branch('robot', brand)),
  top(
    'care',
    texts('Tandborste och rakapparat', 'Tannbørste og barbermaskin', 'Zahnbürste und Rasierer', 'Tandbørste og barbermaskine'),
    texts(
      'Celler med lödöron som passar i höljet.',
      'Celler med loddefaner som passer i dekselet.',
      'Zellen mit Lötfahnen, die ins Gehäuse passen.',
      'Celler med loddeflige, der passer i kabinettet.',
    ),
  ),
  ...['Oral-B', 'Philips', 'Braun'].map((brand) => branch('care', brand)),
]

const packs = (group: Group, deviceBrand: string, table: string, more: Partial<PackLine> = {}): Packs =>
  makePacks(
    {
      kind: group,
      deviceBrand,
      category: `home-batteries/${group}/${slugify(deviceBrand)}`,
      makers: [KRAFTCELL, NORRVOLT],
      ...more,
    },
    table,
  )
const nimh = { chemistry: 'nimh' }

export const homePacks: SeedFamily = {
  categories,
  ...joinPacks(
    packs('vacuum', 'Dyson', DYSON),
    packs('vacuum', 'Electrolux', ELECTROLUX_LI),
    packs('vacuum', 'Electrolux', ELECTROLUX_NIMH, nimh),
    packs('vacuum', 'Bosch', BOSCH_VACUUM),
    packs('vacuum', 'Miele', MIELE),
    packs('vacuum', 'Samsung', SAMSUNG_JET),
    packs('vacuum', 'Kärcher', KARCHER),
    packs('robot', 'iRobot', IROBOT_NIMH, nimh),
    packs('robot', 'iRobot', IROBOT_LI),
    packs('robot', 'Roborock', ROBOROCK),
    packs('robot', 'Xiaomi', XIAOMI_ROBOT),
    packs('robot', 'Neato', NEATO, nimh),
    packs('robot', 'Neato', NEATO_LI),
    packs('robot', 'Ecovacs', ECOVACS),
    packs('robot', 'Eufy', EUFY),
    packs('robot', 'iLife', ILIFE),
    packs('robot', 'Samsung', SAMSUNG_ROBOT, nimh),
    packs('care', 'Oral-B', ORAL_B, { ...nimh, sold: 'packs' }),
    packs('care', 'Philips', SONICARE, { sold: 'packs' }),
    packs('care', 'Braun', BRAUN, { ...nimh, sold: 'packs' }),
  ),
}
