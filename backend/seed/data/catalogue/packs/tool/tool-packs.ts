import type { SeedCategory } from '../../../records'
import type { SeedFamily } from '../../family'
import { makeCategory } from '../../make-category'
import { same, texts } from '../../naming'
import { slugify } from '../../../../../catalogue/slugify'
import { joinPacks, makePacks, type Packs } from '../make-packs'
import { KRAFTCELL_PLAIN, NORRVOLT, VERKVOLT } from '../makers'
import { DEWALT, METABO, MILWAUKEE } from './dewalt-milwaukee'
import { MORE_TOOLS } from './more-tools'
import { BOSCH, MAKITA } from './makita-bosch'
import { OTHER_TOOLS } from './other-tools'
import type { ToolSystem } from './tool-system'

const ICON = 'category-tool'
const SYSTEMS: ToolSystem[] = [...MAKITA, ...BOSCH, ...DEWALT, ...MILWAUKEE, ...METABO, ...OTHER_TOOLS, ...MORE_TOOLS]
const MAKERS = { one: [VERKVOLT], two: [VERKVOLT, KRAFTCELL_PLAIN], all: [VERKVOLT, KRAFTCELL_PLAIN, NORRVOLT] }

const brandKey = (brand: string): string => `tool-batteries/${slugify(brand)}`
const systemKey = ({ brand, system }: ToolSystem): string => `${brandKey(brand)}/${slugify(system)}`

const brandCategory = (brand: string): SeedCategory =>
  makeCategory(
    brandKey(brand),
    ICON,
    same(brand),
    texts(
      `Batterier till verktyg från ${brand}. Välj det system som står på verktyget.`,
      `Batterier til verktøy fra ${brand}. Velg systemet som står på verktøyet.`,
      `Akkus für Werkzeuge von ${brand}. Wählen Sie das System, das auf dem Werkzeug steht.`,
      `Batterier til værktøj fra ${brand}. Vælg det system, der står på værktøjet.`,
    ),
  )

const systemCategory = (tools: ToolSystem): SeedCategory =>
  makeCategory(
    systemKey(tools),
    ICON,
    same(`${tools.brand} ${tools.system}`),
    texts(
      `Batterier till ${tools.brand} ${tools.system}, i alla kapaciteter vi har.`,
      `Batterier til ${tools.brand} ${tools.system}, i alle kapasiteter vi har.`,
      `Akkus für ${tools.brand} ${tools.system} in allen Kapazitäten, die wir führen.`,
      `Batterier til ${tools.brand} ${tools.system}, i alle de kapaciteter, vi har.`,
    ),
  )

const categories: SeedCategory[] = [
  makeCategory(
    'tool-batteries',
    ICON,
    texts('Verktygsbatterier', 'Verktøybatterier', 'Werkzeugakkus', 'Værktøjsbatterier'),
    texts(
      'Batterier till elverktyg och trädgårdsmaskiner, ordnade efter märke och system.',
      'Batterier til elektroverktøy og hagemaskiner, ordnet etter merke og system.',
      'Akkus für Elektrowerkzeuge und Gartengeräte, geordnet nach Marke und System.',
      'Batterier til elværktøj og havemaskiner, ordnet efter mærke og system.',
    ),
  ),
  ...[...new Set(SYSTEMS.map(({ brand }) => brand))].flatMap((brand) => [
    brandCategory(brand),
    ...SYSTEMS.filter((tools) => tools.brand === brand).map(systemCategory),
  ]),
]

const packsOf = (tools: ToolSystem): Packs => {
  const several = tools.packs.trim().split('\n').length > 1
  return makePacks(
    {
      kind: 'tool',
      deviceBrand: tools.brand,
      system: tools.system,
      models: tools.models,
      category: systemKey(tools),
      makers: MAKERS[tools.makers],
      sold: several ? 'capacities' : 'alone',
      replacedBy: { BL1815N: 'BL1820B', DCB185: 'DCB183', DCB125: 'DCB127' },
      ...(tools.chemistry ? { chemistry: tools.chemistry } : {}),
    },
    tools.packs,
  )
}

export const toolPacks: SeedFamily = { categories, ...joinPacks(...SYSTEMS.map(packsOf)) }
