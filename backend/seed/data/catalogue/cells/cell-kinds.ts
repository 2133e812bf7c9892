import type { Texts } from '../../../../texts'
import type { Drawing } from '../../../../pictures/drawing'
import { texts } from '../naming'

/** A kind of cell: its name in product names, its chemistry and its drawing. */
export type CellKind = {
  noun: Texts
  chemistry: string
  shape: Drawing['shape']
  colours: [string, string]
  tags: string[]
  rechargeable: boolean
  shelfLife: number | null
  temperature: [number, number]
  discountCategory: string
}

const kind = (
  chemistry: string,
  noun: Texts,
  colours: [string, string],
  temperature: [number, number],
  more: Partial<CellKind> = {},
): CellKind => ({
  noun,
  chemistry,
  shape: 'cylinder',
  colours,
  tags: [],
  rechargeable: false,
  shelfLife: null,
  discountCategory: 'cells',
  temperature,
  ...more,
})

const coin: Partial<CellKind> = { shape: 'coin', discountCategory: 'button-cells', tags: ['child-safe', 'mercury-free'] }

export const CELL_KINDS = {
  alkaline: kind(
    'alkaline',
    texts('alkaliskt batteri', 'alkalisk batteri', 'Alkalibatterie', 'alkalisk batteri'),
    ['#1f3a4d', '#c98b2b'],
    [-20, 54],
    {
      shelfLife: 10,
      tags: ['mercury-free'],
    },
  ),
  carbon: kind(
    'zinc-carbon',
    texts('brunstensbatteri', 'brunsteinsbatteri', 'Zink-Kohle-Batterie', 'brunstensbatteri'),
    ['#3d4a52', '#b3261e'],
    [-10, 50],
    {
      shelfLife: 3,
      tags: ['mercury-free'],
    },
  ),
  lithium: kind(
    'lithium',
    texts('litiumbatteri', 'litiumbatteri', 'Lithiumbatterie', 'lithiumbatteri'),
    ['#1b2a4a', '#9fb4c7'],
    [-40, 60],
    {
      shelfLife: 20,
      tags: ['cold-resistant', 'outdoor', 'long-life'],
    },
  ),
  'lithium-9v': kind(
    'lithium-manganese',
    texts('litiumbatteri', 'litiumbatteri', 'Lithiumbatterie', 'lithiumbatteri'),
    ['#1b2a4a', '#9fb4c7'],
    [-20, 60],
    {
      shelfLife: 10,
      tags: ['long-life', 'smart-home'],
    },
  ),
  nimh: kind(
    'nimh',
    texts('laddningsbart batteri', 'oppladbart batteri', 'NiMH-Akku', 'genopladeligt batteri'),
    ['#0a6b3d', '#dfe8e2'],
    [0, 45],
    {
      rechargeable: true,
      tags: ['rechargeable'],
    },
  ),
  'nimh-tagged': kind(
    'nimh',
    texts('NiMH-cell med lödöron', 'NiMH-celle med loddefaner', 'NiMH-Zelle mit Lötfahnen', 'NiMH-celle med loddeflige'),
    ['#2f7d4f', '#cfd8d3'],
    [0, 45],
    {
      rechargeable: true,
      tags: ['rechargeable', 'self-repair'],
    },
  ),
  'lithium-coin': kind(
    'lithium-manganese',
    texts('litiumknappcell', 'litiumknappcelle', 'Lithium-Knopfzelle', 'lithiumknapcelle'),
    ['#c9ced3', '#8d969e'],
    [-30, 60],
    {
      ...coin,
      tags: ['child-safe', 'mercury-free', 'long-life'],
      shelfLife: 10,
    },
  ),
  'carbon-coin': kind(
    'lithium-carbon',
    texts('litiumknappcell', 'litiumknappcelle', 'Lithium-Knopfzelle', 'lithiumknapcelle'),
    ['#c3c7bd', '#868b7c'],
    [-30, 80],
    {
      ...coin,
      tags: ['child-safe', 'mercury-free', 'long-life'],
      shelfLife: 10,
    },
  ),
  'silver-coin': kind(
    'silver-oxide',
    texts('knappcell i silveroxid', 'knappcelle i sølvoksid', 'Silberoxid-Knopfzelle', 'knapcelle i sølvoxid'),
    ['#d6d3c8', '#9b9685'],
    [-10, 60],
    {
      ...coin,
      shelfLife: 5,
    },
  ),
  'alkaline-coin': kind(
    'alkaline',
    texts('alkalisk knappcell', 'alkalisk knappcelle', 'Alkali-Knopfzelle', 'alkalisk knapcelle'),
    ['#cfd2d4', '#a88f5a'],
    [-10, 60],
    {
      ...coin,
      shelfLife: 3,
    },
  ),
  'zinc-air': kind(
    'zinc-air',
    texts('hörapparatsbatteri', 'høreapparatbatteri', 'Hörgerätebatterie', 'høreapparatbatteri'),
    ['#d9dcdf', '#9aa3aa'],
    [0, 50],
    {
      ...coin,
      discountCategory: 'hearing-aid',
      shelfLife: 4,
    },
  ),
  photo: kind(
    'lithium-manganese',
    texts('fotobatteri i litium', 'fotobatteri i litium', 'Lithium-Fotobatterie', 'fotobatteri i lithium'),
    ['#222a33', '#d2a53a'],
    [-40, 60],
    {
      shelfLife: 10,
      tags: ['long-life', 'cold-resistant'],
    },
  ),
  'li-ion': kind(
    'li-ion',
    texts('litiumjoncell', 'litium-ion-celle', 'Lithium-Ionen-Zelle', 'lithium-ion-celle'),
    ['#0b5c7a', '#d7e3e8'],
    [-20, 60],
    {
      rechargeable: true,
      tags: ['rechargeable'],
      discountCategory: 'lithium-cells',
    },
  ),
  thionyl: kind(
    'lithium-thionyl',
    texts('litiumcell', 'litiumcelle', 'Lithiumzelle', 'lithiumcelle'),
    ['#5b2a6b', '#d9c9df'],
    [-55, 85],
    {
      tags: ['long-life', 'cold-resistant', 'professional'],
      shelfLife: 10,
      discountCategory: 'lithium-cells',
    },
  ),
} satisfies Record<string, CellKind>

export type CellKindKey = keyof typeof CELL_KINDS
