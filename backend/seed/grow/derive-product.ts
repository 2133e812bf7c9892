import { chance, choose } from '../data/catalogue/chance'
import { perLanguage, slugs } from '../data/catalogue/naming'
import { slugify } from '../../catalogue/slugify'
import { shopPrice } from '../data/catalogue/shop-price'
import type { SeedBrand, SeedProduct } from '../data/records'
import type { Texts } from '../../texts'
import { scaleCapacity } from './scale-capacity'
import { withSeriesCode, type Series } from './series'

/**
 * `from` is the original's brand name; `brand` and `ean` are the new product's; `models`
 * maps the original's devices to newer ones.
 */
type Changes = { from: string; brand: SeedBrand; ean: string; models: { from: string; to: string; key: string }[] }

/** A generated product of a series. Fields that are not set here are the original's. */
export function deriveProduct(original: SeedProduct, series: Series, { from, brand, ean, models }: Changes): SeedProduct {
  const sku = `${original.sku}-${series.code}`
  const isNewer = models.length > 0
  const replaced = isNewer ? partsIn(original.attributes.replaces) : []
  const size = series.kind === 'size' ? scaleCapacity(original.attributes, sku) : null
  const reworded = replacing([
    [from, brand.name],
    ...replaced.map((part) => [part, withSeriesCode(part, series)] as const),
    ...models.map((model) => [model.from, model.to] as const),
    ...(size === null ? [] : [[size.from, size.to] as const]),
  ])
  const name = perLanguage((language) => {
    const own = original.name[language]
    return reworded(own.startsWith(`${from} `) ? own : `${brand.name} ${own}`)
  })
  const popularity = original.popularity * (0.1 + 0.85 * chance(sku, 'popularity'))
  return {
    ...original,
    sku,
    mpn: sku,
    ean,
    brand: brand.key,
    name,
    slug: suffixed(slugs(name), slugify(sku)),
    description: perLanguage((language) => reworded(original.description[language])),
    attributes: {
      ...original.attributes,
      ...size?.attributes,
      ...(replaced.length > 0 ? { replaces: replaced.map((part) => withSeriesCode(part, series)).join(', ') } : {}),
    },
    fits: isNewer ? models.map(({ key }) => key) : original.fits,
    drawing: {
      ...original.drawing,
      label: isNewer ? reworded(original.drawing.label) : original.drawing.label,
      ...(original.drawing.smallPrint && { smallPrint: original.drawing.smallPrint.map(reworded) }),
    },
    price: shopPrice(original.price * (0.7 + 0.6 * chance(sku, 'price')) * (size?.factor ?? 1)),
    stock: original.discontinued || chance(sku, 'stock') < 0.08 ? 0 : 1 + Math.floor(chance(sku, 'how-many') ** 2 * 400),
    campaign: original.discontinued || chance(sku, 'campaign') > 0.08 ? null : choose(sku, 'percent', [10, 15, 20, 25, 30]),
    successor: null,
    group: original.group === null ? null : `${original.group}-${series.code}`,
    decoration: null,
    popularity: original.discontinued ? Math.min(0.05, popularity) : popularity,
  }
}

/** Replaces whole words, the longest first, so that `S22 Ultra` is not replaced as `S22`. */
function replacing(words: readonly (readonly [string, string])[]): (text: string) => string {
  const targets = new Map(words)
  const sources = [...targets.keys()]
    .toSorted((a, b) => b.length - a.length)
    .map((word) => word.replaceAll(/[.*+?^${}()|[\]\\/]/g, '\\$&'))
  const pattern = new RegExp(`(?<![\\p{L}\\p{N}])(?:${sources.join('|')})(?![\\p{L}\\p{N}])`, 'gu')
  return (text) => text.replaceAll(pattern, (found) => targets.get(found) ?? found)
}

const suffixed = (texts: Texts, suffix: string): Texts => perLanguage((language) => `${texts[language]}-${suffix}`)

const partsIn = (list: string | number | undefined): string[] =>
  typeof list === 'string' ? list.split(',').map((part) => part.trim()) : []
