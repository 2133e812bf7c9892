import type { Picture } from '../commerce/contract/picture'
import type { Language } from '../store/languages'
import { storeOf } from '../store/stores'
import { absoluteAddress } from './absolute-address'
import type { PageHead, Tag } from './page-head'

type Shown = { title: string; description: string; origin: string; language: Language }

/**
 * The tags of a page for link previews (Open Graph); for one that search engines may list, also how large they may show its
 * picture. `og:locale:alternate` is for pages that have several languages at one address.
 */
export function previewTags(head: PageHead, { title, description, origin, language }: Shown): Tag[] {
  const { canonical, image, offer, noindex = false } = head
  const { brand } = storeOf(language)
  const { url, width, height } = image ?? storefrontPicture(language)
  const listed = (contents: Contents) => (noindex ? {} : contents)
  return [
    ...(noindex ? [] : LISTED),
    ...(noindex ? [] : [{ name: 'twitter:card', content: width > height ? 'summary_large_image' : 'summary' }]),
    ...properties({
      'og:title': title,
      'og:description': description,
      'og:url': canonical === undefined ? '' : origin + canonical,
      'og:image': absoluteAddress(origin, url),
      // The properties of a picture follow its address.
      ...listed({ 'og:image:width': String(width), 'og:image:height': String(height), 'og:image:alt': image ? title : brand }),
      'og:type': offer === undefined ? 'website' : 'product',
      'og:site_name': brand,
      'og:locale': localeOf(language),
    }),
    ...(noindex ? [] : offerTags(offer)),
  ]
}

const LISTED: readonly Tag[] = [{ name: 'robots', content: 'max-image-preview:large' }]

const offerTags = (offer: PageHead['offer']): Tag[] =>
  offer?.price === undefined
    ? []
    : properties({
        'product:price:amount': offer.price,
        'product:price:currency': offer.priceCurrency ?? '',
        'product:availability': AVAILABILITY[offer.availability.replace(/.*\//, '')] ?? '',
      })

/** The availability of an offer (schema.org) in the words of Open Graph. */
const AVAILABILITY: Readonly<Record<string, string>> = {
  InStock: 'in stock',
  LimitedAvailability: 'in stock',
  BackOrder: 'available for order',
  OutOfStock: 'out of stock',
  Discontinued: 'discontinued',
}

/** It has the name of the storefront. */
const storefrontPicture = (language: Language): Picture => ({ url: `/preview-${language}.png`, width: 1200, height: 630 })

const localeOf = (language: Language): string => storeOf(language).iso.replace('-', '_')

/** Tags with these properties; what is empty is left out. */
const properties = (contents: Contents): Tag[] =>
  Object.entries(contents).flatMap(([property, content]) => (content === '' ? [] : { property, content }))

type Contents = Readonly<Record<string, string>>
