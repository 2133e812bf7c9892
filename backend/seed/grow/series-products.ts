import { PRODUCT_TYPE } from '../../../app/commerce/contract/product'
import { aloneWithoutGroup } from '../data/catalogue/alone-without-group'
import { numberedEan } from '../data/catalogue/ean'
import { makeDevice } from '../data/catalogue/make-device'
import type { SeedBatch, SeedCatalogue, SeedDevice, SeedProduct } from '../data/records'
import { MORE_BRANDS } from './generated-brands'
import { marked, type Series } from './series'
import { sisterProduct } from './derive-product'

/**
 * The sisters of a catalogue's products in one series, `most` of them at most, and the devices of that series. A gift card has no
 * sister: nobody else sells it.
 */
export function sistersOf(catalogue: SeedCatalogue, series: Series, most: number): SeedBatch {
  const devices = new Map(catalogue.devices.map((device) => [device.key, device]))
  const newer =
    series.kind === 'device' ? new Map(catalogue.devices.map((device) => [device.key, newerModel(device, series)])) : null
  const brands = new Map(catalogue.brands.map(({ key, name }) => [key, name]))
  const originals = catalogue.products.filter(({ type }) => type !== PRODUCT_TYPE.giftCard).slice(0, most)
  const products = originals.map((product, position) =>
    sisterProduct(product, series, {
      from: brands.get(product.brand) ?? product.brand,
      brand: makerOf(product, series),
      ean: numberedEan(series.turn, position),
      models: newer === null ? [] : product.fits.flatMap((key) => renamed(devices.get(key), newer.get(key))),
    }),
  )
  const fitted = new Set(products.flatMap(({ fits }) => fits))
  return {
    products: aloneWithoutGroup(products),
    devices: newer === null ? [] : [...newer.values()].filter(({ key }) => fitted.has(key)),
  }
}

const newerModel = ({ type, brand, model }: SeedDevice, series: Series) => makeDevice(type, brand, marked(model, series))

const renamed = (from: SeedDevice | undefined, to: SeedDevice | undefined) =>
  from === undefined || to === undefined ? [] : [{ from: from.model, to: to.model, key: to.key }]

/** One maker makes all of a main category that a series has, and each maker several. */
function makerOf({ categories: [main] }: SeedProduct, { turn }: Series): (typeof MORE_BRANDS)[number] {
  const root = main.split('/')[0] ?? main
  const offset = [...root].reduce((sum, letter) => sum * 7 + letter.charCodeAt(0), 0)
  const brand = MORE_BRANDS[(offset + turn * 5) % MORE_BRANDS.length]
  if (brand === undefined) throw new Error('There are no brands for sisters')
  return brand
}
