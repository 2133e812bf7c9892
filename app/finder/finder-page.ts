import type { DeviceChoices } from '../commerce/contract/device'
import type { Translate } from '../store/translations'

/** What is chosen, with its words; null where nothing is. */
export type Chosen = { type: DeviceChoices['types'][number] | null; brand: DeviceChoices['brands'][number] | null }

export function chosenIn({ types, type, brands, brand }: DeviceChoices): Chosen {
  return {
    type: types.find(({ key }) => key === type) ?? null,
    brand: brands.find(({ key }) => key === brand) ?? null,
  }
}

/** How the finder is headed, and described to search engines, at each of its steps. */
export function finderTexts({ type, brand }: Chosen, t: Translate): { title: string; description: string } {
  if (type === null) return { title: t('finder.title'), description: t('finder.description') }
  const words = { type: type.name, brand: brand?.name ?? '' }
  return brand === null
    ? { title: t('finder.title.type', words), description: t('finder.description.type', words) }
    : { title: t('finder.title.brand', words), description: t('finder.description.brand', words) }
}
