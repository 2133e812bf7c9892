import type { brands, brandTexts, tags, tagTexts } from '../../database/schema/brands'
import type { Ids } from './catalogue-ids'
import { LANGUAGES } from '../../../app/commerce/contract/languages'
import type { SeedBrand, SeedTag } from '../data/records'

export function brandRows(seeds: readonly SeedBrand[], ids: Pick<Ids, 'brand'>) {
  const rows: (typeof brands.$inferInsert)[] = seeds.map(({ key, name, slug, manufacturer }) => ({
    id: ids.brand(key),
    key,
    name,
    slug,
    manufacturer_name: manufacturer.name,
    manufacturer_address: manufacturer.address,
    manufacturer_country: manufacturer.country,
    manufacturer_email: manufacturer.email,
  }))
  const texts: (typeof brandTexts.$inferInsert)[] = seeds.flatMap(({ key, description }) =>
    LANGUAGES.map((language) => ({ brand_id: ids.brand(key), language, description: description[language] })),
  )
  return { rows, texts }
}

export function tagRows(seeds: readonly SeedTag[], ids: Pick<Ids, 'tag'>) {
  const rows: (typeof tags.$inferInsert)[] = seeds.map(({ key }) => ({ id: ids.tag(key), key }))
  const texts: (typeof tagTexts.$inferInsert)[] = seeds.flatMap(({ key, name, slug, description }) =>
    LANGUAGES.map((language) => ({
      tag_id: ids.tag(key),
      language,
      name: name[language],
      slug: slug[language],
      description: description[language],
    })),
  )
  return { rows, texts }
}
