import { useEffect } from 'react'
import { answerFrom } from './page-data.client'
import { knownData } from './page-memory.client'
import { useInnerLinks } from './use-inner-links'
import { useIntent } from './use-intent'
import { useKeptPages } from './use-kept-pages'

/**
 * Navigation between pages of the shop without loading documents (decision 053). Loaded
 * after the page is hydrated; shows nothing.
 */
export function InnerNavigation() {
  useInnerLinks()
  useIntent()
  useKeptPages()
  useEffect(() => answerFrom(knownData), [])
  // For tests: from now on plain links are followed without loading a document.
  useEffect(() => {
    document.documentElement.setAttribute('data-navigates', '')
  }, [])
  return null
}
