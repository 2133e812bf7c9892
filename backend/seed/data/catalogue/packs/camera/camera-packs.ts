import type { SeedCategory } from '../../../records'
import type { SeedFamily } from '../../family'
import { makeCategory } from '../../make-category'
import { same, texts } from '../../naming'
import { slugify } from '../../../../../catalogue/slugify'
import { joinPacks, makePacks, type Packs } from '../make-packs'
import { BILDVOLT, KRAFTCELL } from '../makers'
import { CANON, CANON_COMPACT } from './canon'
import { NIKON, NIKON_OLDER, SONY, SONY_OLDER } from './nikon-sony'
import { DJI, FUJIFILM, GOPRO, INSTA360, OLYMPUS, OM_SYSTEM, PANASONIC, PANASONIC_OLDER, PENTAX, RICOH } from './other-cameras'

const ICON = 'category-camera'

const brandCategory = (group: string, brand: string): SeedCategory =>
  makeCategory(
    `camera-batteries/${group}/${slugify(brand)}`,
    ICON,
    same(brand),
    texts(
      `Batterier som passar kameror från ${brand}.`,
      `Batterier som passer til kameraer fra ${brand}.`,
      `Akkus, die zu Kameras von ${brand} passen.`,
      `Batterier, der passer til kameraer fra ${brand}.`,
    ),
  )

const STILL = ['Canon', 'Nikon', 'Sony', 'Fujifilm', 'Panasonic', 'Olympus', 'OM System', 'Pentax', 'Ricoh']
const ACTION = ['GoPro', 'DJI', 'Insta360']

const categories: SeedCategory[] = [
  makeCategory(
    'camera-batteries',
    ICON,
    texts('Kamerabatterier', 'Kamerabatterier', 'Kameraakkus', 'Kamerabatterier'),
    texts(
      'Ersättningsbatterier till systemkameror, kompaktkameror, videokameror och actionkameror.',
      'Erstatningsbatterier til systemkameraer, kompaktkameraer, videokameraer og actionkameraer.',
      'Ersatzakkus für System-, Kompakt-, Video- und Actionkameras.',
      'Erstatningsbatterier til systemkameraer, kompaktkameraer, videokameraer og actionkameraer.',
    ),
  ),
  makeCategory(
    'camera-batteries/still',
    ICON,
    texts('Foto- och videokameror', 'Foto- og videokameraer', 'Foto- und Videokameras', 'Foto- og videokameraer'),
    texts('Välj kamerans märke.', 'Velg kameraets merke.', 'Wählen Sie die Marke der Kamera.', 'Vælg kameraets mærke.'),
  ),
  ...STILL.map((brand) => brandCategory('still', brand)),
  makeCategory(
    'camera-batteries/action',
    ICON,
    texts('Actionkameror', 'Actionkameraer', 'Actionkameras', 'Actionkameraer'),
    texts(
      'Reservbatterier för hjälmen, brädan och styret.',
      'Reservebatterier til hjelmen, brettet og styret.',
      'Ersatzakkus für Helm, Brett und Lenker.',
      'Reservebatterier til hjelmen, brættet og styret.',
    ),
  ),
  ...ACTION.map((brand) => brandCategory('action', brand)),
]

const packs = (deviceBrand: string, table: string, replacedBy?: Record<string, string>): Packs =>
  makePacks(
    {
      kind: 'camera',
      deviceBrand,
      category: `camera-batteries/${ACTION.includes(deviceBrand) ? 'action' : 'still'}/${slugify(deviceBrand)}`,
      makers: [BILDVOLT, KRAFTCELL],
      sold: 'packs',
      ...(replacedBy ? { replacedBy } : {}),
    },
    table,
  )

const older = (deviceBrand: string, table: string): Packs =>
  makePacks(
    { kind: 'camera', deviceBrand, category: `camera-batteries/still/${slugify(deviceBrand)}`, makers: [KRAFTCELL] },
    table,
  )

export const cameraPacks: SeedFamily = {
  categories,
  ...joinPacks(
    packs('Canon', CANON, { 'LP-E6': 'LP-E6NH' }),
    older('Canon', CANON_COMPACT),
    packs('Nikon', NIKON),
    older('Nikon', NIKON_OLDER),
    packs('Sony', SONY),
    older('Sony', SONY_OLDER),
    packs('Fujifilm', FUJIFILM),
    packs('Panasonic', PANASONIC),
    older('Panasonic', PANASONIC_OLDER),
    packs('Olympus', OLYMPUS),
    packs('OM System', OM_SYSTEM),
    packs('GoPro', GOPRO),
    packs('DJI', DJI),
    packs('Insta360', INSTA360),
    packs('Pentax', PENTAX),
    packs('Ricoh', RICOH),
  ),
}
