import type { DeviceChoices } from '../commerce/contract/device'

/** Something a select offers. */
export type Choice = { key: string; name: string }

/** What the three selects offer, and what is chosen in the first two; '' is nothing. */
export type FinderChoices = { types: Choice[]; type: string; brands: Choice[]; brand: string; models: Choice[] }

/** What follows from a choice, as the browser asks for it. */
export type DeviceOffer = Pick<FinderChoices, 'brands' | 'models'>

/** The backend's answer as the selects need it. */
export function finderChoices(found: DeviceChoices): FinderChoices {
  return { types: found.types.map(bare), type: found.type ?? '', brand: found.brand ?? '', ...deviceOffer(found) }
}

export function deviceOffer({ brands, models }: DeviceChoices): DeviceOffer {
  return { brands: brands.map(bare), models: models.map(bare) }
}

const bare = ({ key, name }: Choice): Choice => ({ key, name })
