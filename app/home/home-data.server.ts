import { cardProduct } from '../card/rules/card-product'
import type { Backend } from '../commerce/backend.server'
import { optional } from '../commerce/optional'
import { finderChoices } from '../finder/finder-choices'
import type { DiscountSources } from '../discounts/displayed-discount'
import type { Store } from '../store/store'

/** Number of campaign products on the home page: 2 rows of 4. */
const OFFER_COUNT = 8

/**
 * The data of the home page; its category tiles come from the chrome's menu. A failing campaign or finder is left out. The
 * finder, which the page begins with, is an extra that may take as long as the menu does, since the first answers of a backend
 * that has just started are slow. When both campaign and menu fail, the menu's error is thrown: a home page without products is
 * an outage.
 */
export async function loadHome({ backend, visitor: { store } }: HomeNeeds, discounts: DiscountSources) {
  const menuRequest = backend.mainMenu()
  const lateDevices = optional(backend.devices({}), null)
  const [menu, campaign, soonDevices] = await Promise.all([
    optional(menuRequest, null),
    optional(backend.extras.campaignListing({ page_size: String(OFFER_COUNT) }), null),
    optional(backend.extras.devices({}), null),
  ])
  const devices = soonDevices ?? (await Promise.race([lateDevices, Promise.resolve(null)]))
  if (menu === null && campaign === null) await menuRequest
  return {
    /** The backend's name of the campaign; null when there is none. */
    campaign: campaign?.campaign ?? null,
    /** URLs of the pictures of the main categories, by `uri`. */
    pictures: Object.fromEntries((menu ?? []).flatMap(({ uri, metadata: { picture } }) => (picture ? [[uri, picture.url]] : []))),
    finder: devices && finderChoices(devices),
    offers: (campaign?.products ?? []).slice(0, OFFER_COUNT).map((product) => cardProduct(product, store, discounts)),
  }
}

type HomeNeeds = {
  backend: Pick<Backend, 'mainMenu' | 'devices'> & { extras: Pick<Backend['extras'], 'campaignListing' | 'devices'> }
  visitor: { store: Store }
}
