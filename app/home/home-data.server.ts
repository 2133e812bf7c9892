import { cardProduct } from '../card/rules/card-product'
import type { Backend } from '../commerce/backend.server'
import { optional } from '../commerce/optional'
import { finderChoices } from '../finder/finder-choices'
import type { DiscountSources } from '../discounts/displayed-discount'
import type { Store } from '../store/store'

/** Campaign products on the home page: two rows of four. */
const OFFERS = 8

/**
 * The home page's own data; its category tiles are the chrome's menu. A failing campaign or finder is left out, but with the menu
 * gone too nothing to sell is left, and that is an outage.
 */
export async function loadHome({ backend, visitor: { store } }: HomeNeeds, discounts: DiscountSources) {
  const reading = backend.mainMenu()
  const [menu, campaign, devices] = await Promise.all([
    optional(reading, null),
    optional(backend.campaignListing({ page_size: String(OFFERS) }), null),
    optional(backend.devices({}), null),
  ])
  if (menu === null && campaign === null) await reading
  return {
    /** What the backend calls the campaign of the offers; null when it does not say. */
    campaign: campaign?.campaign ?? null,
    /** Addresses of the pictures that stand for the main categories, by their `uri`. */
    pictures: Object.fromEntries((menu ?? []).flatMap(({ uri, metadata: { picture } }) => (picture ? [[uri, picture.url]] : []))),
    finder: devices && finderChoices(devices),
    offers: (campaign?.products ?? []).slice(0, OFFERS).map((product) => cardProduct(product, store, discounts)),
  }
}

type HomeNeeds = { backend: Pick<Backend, 'mainMenu' | 'campaignListing' | 'devices'>; visitor: { store: Store } }
