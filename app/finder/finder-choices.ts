import type { DeviceChoices } from '../commerce/contract/device'

/** An option of a select. */
export type FinderOption = { key: string; name: string }

/** The options of the three selects, and the chosen keys of the first two; '' means not chosen. */
export type FinderChoices = { types: FinderOption[]; type: string; brands: FinderOption[]; brand: string; models: FinderOption[] }

/** The options that depend on a choice, as fetched by the browser. */
export type DeviceOffer = Pick<FinderChoices, 'brands' | 'models'>

/** Converts the backend's answer for the selects. */
export function finderChoices(found: DeviceChoices): FinderChoices {
  return { types: found.types.map(toChoice), type: found.type ?? '', brand: found.brand ?? '', ...deviceOffer(found) }
}

/** The brands and models as the next selects offer them. */
export function deviceOffer({ brands, models }: DeviceChoices): DeviceOffer {
  return { brands: brands.map(toChoice), models: models.map(toChoice) }
}

const toChoice = ({ key, name }: FinderOption): FinderOption => ({ key, name })
