import type { DeviceChoices } from '../../app/commerce/contract/device'
import type { Database } from '../database/database'
import type { Language } from '../../app/commerce/contract/languages'
import { NAME_ORDER } from '../stores/formats'
import { brandKey } from '../catalogue/brand-key'
import { shownModel } from '../catalogue/shown-model'
import { deviceBrands, deviceModels, deviceTypes } from './device-rows'

/** The types of devices, the brands of the chosen type and the models of the chosen brand, see DeviceChoices. */
export async function loadDeviceChoices(
  db: Database,
  chosen: { type?: string | undefined; brand?: string | undefined },
  language: Language,
): Promise<DeviceChoices> {
  const byName = compareNames(language)
  const types = await deviceTypes(db).execute({ language })
  const type = types.find(({ key }) => key === chosen.type)?.key ?? null
  const found = type === null ? [] : await deviceBrands(db).execute({ type, language })
  const brands = found.map((row) => ({ key: brandKey(row.name), ...row }))
  const brand = brands.find(({ key }) => key === chosen.brand)
  const rows = type === null || brand === undefined ? [] : await deviceModels(db).execute({ type, brand: brand.name, language })
  const models = rows.map(({ key, name }) => ({ key, name: shownModel({ brand: brand?.name ?? '', model: name }, language) }))
  return {
    types: types.toSorted(byName),
    type,
    brands: brands.toSorted(byName),
    brand: brand?.key ?? null,
    models: models.toSorted(byName),
  }
}

/** Compares names in the language's alphabetical order, and numbers in them by value. */
function compareNames(language: Language) {
  return (a: { name: string }, b: { name: string }): number => NAME_ORDER[language].compare(a.name, b.name)
}
