import type { DeviceChoices } from '../commerce/contract/device'
import type { Translate } from '../store/translate'

/** The chosen type and brand with their names; null when not chosen. */
export type FinderSelection = { type: DeviceChoices['types'][number] | null; brand: DeviceChoices['brands'][number] | null }

/** The chosen type and brand; null before the choice, and for a key that the backend does not know. */
export function chosenIn({ types, type, brands, brand }: DeviceChoices): FinderSelection {
  return {
    type: types.find(({ key }) => key === type) ?? null,
    brand: brands.find(({ key }) => key === brand) ?? null,
  }
}

/** Heading of the finder and its meta description, for each step: no choice, type, brand. */
export function finderTexts({ type, brand }: FinderSelection, t: Translate): { title: string; description: string } {
  if (type === null) return { title: t('finder.title'), description: t('finder.description') }
  const names = { type: type.name, brand: brand?.name ?? '' }
  return brand === null
    ? { title: t('finder.title.type', names), description: t('finder.description.type', names) }
    : { title: t('finder.title.brand', names), description: t('finder.description.brand', names) }
}
