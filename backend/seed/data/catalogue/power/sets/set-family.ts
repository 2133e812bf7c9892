import type { SeedProduct } from '../../../records'
import type { Drawing } from '../../../../../pictures/drawing'
import type { SeedFamily } from '../../family'
import { makeProduct } from '../../make-product'
import { paragraphs, texts } from '../../naming'
import { listIn, numberIn, readRows } from '../../read-rows'
import { shopPrice } from '../../shop-price'
import { shelf } from '../kind'
import { SET_ROWS } from './set-rows'

const ICON = 'category-set'

const categories = [
  shelf(
    'sets',
    ICON,
    texts('Paket', 'Pakker', 'Sets', 'Pakker'),
    texts(
      'Det som hör ihop, till ett lägre pris.',
      'Det som hører sammen, til en lavere pris.',
      'Was zusammengehört, zum kleineren Preis.',
      'Det, der hører sammen, til en lavere pris.',
    ),
  ),
  shelf(
    'sets/vehicle',
    ICON,
    texts('Bil och MC', 'Bil og MC', 'Auto und Motorrad', 'Bil og MC'),
    texts(
      'Paket för start, service och reserv.',
      'Pakker for start, service og reserve.',
      'Sets für Start, Wartung und Reserve.',
      'Pakker til start, service og reserve.',
    ),
  ),
  shelf(
    'sets/solar',
    ICON,
    texts('Sol och fritid', 'Sol og fritid', 'Solar und Freizeit', 'Sol og fritid'),
    texts(
      'Delar som är avpassade för varandra.',
      'Deler som er tilpasset hverandre.',
      'Aufeinander abgestimmte Teile.',
      'Dele, der passer til hinanden.',
    ),
  ),
  shelf(
    'sets/home',
    ICON,
    texts('Hem och trädgård', 'Hjem og hage', 'Haus und Garten', 'Hjem og have'),
    texts(
      'Säkerhet, ljus och slitdelar.',
      'Sikkerhet, lys og slitedeler.',
      'Sicherheit, Licht und Verschleißteile.',
      'Sikkerhed, lys og sliddele.',
    ),
  ),
  shelf(
    'sets/phone',
    ICON,
    texts('Mobil och resa', 'Mobil og reise', 'Handy und Reise', 'Mobil og rejse'),
    texts(
      'Laddning på resan och reparation hemma.',
      'Lading på reisen og reparasjon hjemme.',
      'Laden unterwegs und Reparatur zu Hause.',
      'Opladning på rejsen og reparation hjemme.',
    ),
  ),
]

/** The description of a set. Its page shows the members and the saving. */
const INTRO = paragraphs([
  texts(
    'Delarna är valda för att passa ihop, och allt kommer i samma leverans. Varje del har sin egen sida med mått, data och säkerhetsråd.',
    'Delene er valgt for å passe sammen, og alt kommer i samme levering. Hver del har sin egen side med mål, data og sikkerhetsråd.',
    'Die Teile sind aufeinander abgestimmt und kommen in einer Lieferung. Jedes Teil hat eine eigene Seite mit Maßen, Daten und Sicherheitshinweisen.',
    'Delene er valgt til at passe sammen, og alt kommer i samme levering. Hver del har sin egen side med mål, data og sikkerhedsråd.',
  ),
])

const membersIn = (cell: string) =>
  listIn(cell).map((part) => {
    const [sku = '', quantity = ''] = part.split(' x ')
    return { sku, quantity: numberIn(quantity) }
  })

const setOf = (row: Record<'sku' | 'category' | 'name' | 'percent' | 'members', string>, goods: Map<string, SeedProduct>) => {
  const members = membersIn(row.members).map((member) => {
    const product = goods.get(member.sku)
    if (!product) throw new Error(`The set ${row.sku} holds an unknown product: ${member.sku}`)
    return { ...member, product }
  })
  const [sv = '', no = '', de = '', da = ''] = row.name.split('//').map((name) => name.trim())
  const full = members.reduce((sum, { product, quantity }) => sum + priceNow(product) * quantity, 0)
  return makeProduct({
    sku: row.sku,
    type: 3,
    brand: 'kraftcell',
    categories: [row.category],
    name: texts(sv, no, de, da),
    description: INTRO,
    attributes: { 'pack-size': members.reduce((sum, { quantity }) => sum + quantity, 0) },
    fits: fitsOfAll(members.map(({ product }) => product)),
    drawing: drawingOf(row.sku, members),
    price: shopPrice(full * (1 - numberIn(row.percent) / 100)),
    campaign: null,
    weightGrams: members.reduce((sum, { product, quantity }) => sum + product.weightGrams * quantity, 0),
    members: members.map(({ sku, quantity }) => ({ sku, quantity })),
    demand: 0.5,
  })
}

/** The price of a part, in its campaign if it has one: a set stays cheaper than that. */
const priceNow = ({ price, campaign }: SeedProduct): number => price * (1 - (campaign ?? 0) / 100)

/** The devices that all parts with devices fit: a screen for one model and adhesive for three models make a set for one model. */
function fitsOfAll(parts: readonly SeedProduct[]): string[] {
  const [first, ...others] = parts.map(({ fits }) => fits).filter((fits) => fits.length > 0)
  return (first ?? []).filter((device) => others.every((fits) => fits.includes(device)))
}

/** The drawing of a set, with the drawings of all its parts. */
function drawingOf(sku: string, members: { product: SeedProduct; quantity: number }[]): Drawing {
  const [first] = members
  if (!first) throw new Error(`The set ${sku} is empty`)
  const parts = members.flatMap(({ product, quantity }) => Array.from({ length: quantity }, () => product.drawing))
  return { ...first.product.drawing, count: 1, parts }
}

/** Sets (product type 3), cheaper than their members together. */
export const setFamily = (families: SeedFamily[]): SeedFamily => {
  const goods = new Map(families.flatMap(({ products }) => products).map((product) => [product.sku, product]))
  const rows = readRows(['sku', 'category', 'name', 'percent', 'members'], SET_ROWS)
  return { categories, devices: [], products: rows.map((row) => setOf(row, goods)) }
}
