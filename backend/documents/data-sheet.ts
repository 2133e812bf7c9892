import type { Product } from '../../app/commerce/contract/product'
import { sizeText } from '../pictures/picture-text'
import { hasDimensions } from '../pictures/place-items'
import { SHAPES } from '../pictures/shape-table'
import type { Language } from '../../app/commerce/contract/languages'
import type { Drawing } from '../pictures/drawing'
import { SHEET_TEXTS } from './sheet-texts'

/** A part of a data sheet: a heading, then rows of name and value, sentences, or both. */
export type SheetPart = { heading: string; rows?: [name: string, value: string][]; sentences?: string[] }
export type DataSheet = { title: string; name: string; made: string; page: string; parts: SheetPart[] }

/** A data sheet names at most this many device models, then states how many more there are. */
export const MAX_MODELS = 80

/** The content of a product's data sheet. `day` is the date of its facts, worded in the language. */
export function dataSheet(product: Product, drawing: Drawing, language: Language, day: string): DataSheet {
  const texts = SHEET_TEXTS[language]
  const { name, sku, mpn, ean, brand, attributes, manufacturer } = product
  const size = hasDimensions(drawing, SHAPES[drawing.shape]) ? sizeText(drawing, language) : ''
  const parts: SheetPart[] = [
    {
      heading: texts.numbers,
      rows: [
        [texts.sku, sku],
        [texts.mpn, mpn === sku ? '' : mpn],
        // EANs that begin with 2 are for internal use of a shop.
        ['EAN', ean.startsWith('2') ? '' : ean],
        [texts.brand, brand?.name ?? ''],
        [texts.size, size],
      ],
    },
    { heading: texts.facts, rows: attributes.map((attribute) => [attribute.name, attribute.value]) },
    { heading: texts.contents, rows: product.members.map(({ quantity, product: part }) => [`${quantity} ×`, part.name]) },
    fitsPart(product.fits, language),
    { heading: texts.safety, sentences: manufacturer?.safety ?? [] },
    { heading: texts.disposal, sentences: [texts.disposalText] },
    { heading: texts.manufacturer, sentences: manufacturer ? [manufacturer.name, manufacturer.address, manufacturer.email] : [] },
  ]
  return {
    title: texts.title,
    name,
    made: texts.made.replace('{day}', day),
    page: texts.page,
    parts: parts.map(filled).filter(({ rows = [], sentences = [] }) => rows.length + sentences.length > 0),
  }
}

/** The devices that the product fits, one row per brand, at most MAX_MODELS models. */
function fitsPart(fits: Product['fits'], language: Language): SheetPart {
  const { fits: heading, moreFits } = SHEET_TEXTS[language]
  const brands = new Map<string, string[]>()
  for (const { brand, model } of fits.slice(0, MAX_MODELS)) brands.set(brand, [...(brands.get(brand) ?? []), model])
  const more = fits.length - MAX_MODELS
  return {
    heading,
    rows: [...brands].map(([brand, models]): [string, string] => [brand, models.map(nonBreaking).join(', ')]),
    sentences: more > 0 ? [moreFits.replace('{count}', String(more))] : [],
  }
}

/** A name that does not break at the end of a line. */
const nonBreaking = (name: string) => name.replaceAll(' ', '\u00a0')

function filled({ heading, rows = [], sentences = [] }: SheetPart): SheetPart {
  return { heading, rows: rows.filter(([, value]) => value !== ''), sentences: sentences.filter((text) => text !== '') }
}
