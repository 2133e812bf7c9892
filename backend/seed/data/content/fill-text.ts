import type { Language } from '../../../../app/commerce/contract/languages'
import { company } from '../../../stores/company'
import { WITHDRAWAL_PATHS } from '../../../stores/shop-links'
import { listingUrl } from './listing-url'
import { pagePaths } from './page-paths'
import { shippingFacts } from './shipping-facts'

/** Routes of the shop that texts link to, with the same path in every language. */
const routes: Record<string, string> = { 'my-order': 'my-order', 'my-account': 'my-account', 'track-order': 'track-order' }

const CATEGORY = 'category-'

/**
 * Fills `{fact}` with the storefront's facts and `href="@key"` with `/{lang}/path`; `@category-key` is the listing of a
 * category. Throws on an unknown placeholder. A table row with `{fact?}`, which stands on a line of its own, is left out when
 * the storefront does not have the fact.
 */
export function fillText(text: string, language: Language): string {
  return text
    .trim()
    .replace(/^<tr>.*\{(\w+)\?\}.*<\/tr>\n?/gm, (row, fact: string) =>
      (company[language][fact] ?? '') === '' ? '' : row.replace('?}', '}'),
    )
    .replace(/href="@([\w-]+)"/g, (_, key: string) => `href="/${language}/${pathOf(key, language)}"`)
    .replace(/\{(\w+)\}/g, (_, fact: string) => factOf(fact, language))
}

function pathOf(key: string, language: Language): string {
  if (key.startsWith(CATEGORY)) return listingUrl(key.slice(CATEGORY.length), language)
  const paths: Record<string, Record<Language, string>> = pagePaths
  const path = paths[key]?.[language] ?? (key === 'withdrawal' ? WITHDRAWAL_PATHS[language] : routes[key])
  if (path === undefined) throw new Error(`A text links to the unknown page ${key}`)
  return path
}

function factOf(fact: string, language: Language): string {
  const value = company[language][fact] ?? shippingFacts[language][fact]
  if (value === undefined) throw new Error(`A text in ${language} names the unknown fact ${fact}`)
  return value
}
