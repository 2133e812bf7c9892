import type { Organization, SearchAction, WebSite, WithActionConstraints } from 'schema-dts'
import { href } from '../routing/href'
import { returnPolicy } from '../routing/return-policy'
import type { Language } from '../store/languages'
import { dialled } from '../store/dialled-phone'
import { storeOf } from '../store/stores'

/** The storefront as structured data: its company (schema.org Organization), and its website with the search. */
export function shopJsonLd(language: Language, origin: string) {
  const { brand, iso, phone, countryCode } = storeOf(language)
  const url = origin + href('home', language)
  const organization = `${url}#organization`
  const search = {
    '@type': 'SearchAction',
    target: { '@type': 'EntryPoint', urlTemplate: `${origin}${href('search', language)}?query={search_term_string}` },
    'query-input': 'required name=search_term_string',
  } satisfies WithActionConstraints<SearchAction>
  return {
    '@context': 'https://schema.org',
    '@graph': [
      {
        '@type': 'Organization',
        '@id': organization,
        name: brand,
        url,
        logo: `${origin}/favicon.svg`,
        ...(phone === null
          ? {}
          : {
              contactPoint: { '@type': 'ContactPoint', contactType: 'customer service', telephone: dialled(phone, countryCode) },
            }),
        hasMerchantReturnPolicy: returnPolicy(language, origin),
      } satisfies Organization,
      {
        '@type': 'WebSite',
        '@id': `${url}#website`,
        name: brand,
        url,
        inLanguage: iso,
        publisher: { '@id': organization },
        potentialAction: search,
      } satisfies WebSite,
    ],
  }
}
