import { PRODUCT_TYPE } from '../../../app/commerce/contract/product-type'
import { aloneWithoutGroup } from '../data/catalogue/alone-without-group'
import { numberedEan } from '../data/catalogue/ean'
import { makeDevice } from '../data/catalogue/make-device'
import type { SeedBatch, SeedCatalogue, SeedDevice, SeedProduct } from '../data/records'
import { GENERATED_BRANDS } from './generated-brands'
import { withSeriesCode, type Series } from './series'
import { deriveProduct } from './derive-product'

/**
 * The generated products of one series, at most `limit`, with the devices of that series. Gift cards are left out,
 * because other makers do not sell them.
 */
export function seriesProducts(catalogue: SeedCatalogue, series: Series, limit: number): SeedBatch {
  const devices = new Map(catalogue.devices.map((device) => [device.key, device]))
  const newer =
    series.kind === 'device' ? new Map(catalogue.devices.map((device) => [device.key, newerModel(device, series)])) : null
  const brands = new Map(catalogue.brands.map(({ key, name }) => [key, name]))
  const originals = catalogue.products.filter(({ type }) => type !== PRODUCT_TYPE.giftCard).slice(0, limit)
  const products = originals.map((product, position) =>
    deriveProduct(product, series, {
      from: brands.get(product.brand) ?? product.brand,
      brand: brandOf(product, series),
      ean: numberedEan(series.index, position),
      models: newer === null ? [] : product.fits.flatMap((key) => renamed(devices.get(key), newer.get(key))),
    }),
  )
  const fitted = new Set(products.flatMap(({ fits }) => fits))
  return {
    products: aloneWithoutGroup(products),
    devices: newer === null ? [] : [...newer.values()].filter(({ key }) => fitted.has(key)),
  }
}

const newerModel = ({ type, brand, model }: SeedDevice, series: Series) => makeDevice(type, brand, withSeriesCode(model, series))

const renamed = (from: SeedDevice | undefined, to: SeedDevice | undefined) =>
  from === undefined || to === undefined ? [] : [{ from: from.model, to: to.model, key: to.key }]

/** The brand of a series' products in one main category. Each brand has several main categories. */
function brandOf({ categories: [main] }: SeedProduct, { index }: Series): (typeof GENERATED_BRANDS)[number] {
  const root = main.split('/')[0] ?? main
  const offset = [...root].reduce((sum, letter) => sum * 7 + letter.charCodeAt(0), 0)
  const brand = GENERATED_BRANDS[(offset + index * 5) % GENERATED_BRANDS.length]
  if (brand === undefined) throw new Error('GENERATED_BRANDS is empty')
  return brand
}
