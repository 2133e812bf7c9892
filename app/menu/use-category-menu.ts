import { useNavigate } from '@remix-run/react'
import { useEffect, useState } from 'react'
import { resourceHref } from '../routing/resources'
import { categoryHref } from '../routing/listing-path'
import type { Language } from '../store/languages'
import type { CategoryMenu } from './category-menu'
import { readCategoryMenu } from './read-category-menu'

/** After this time the category's page is opened instead. */
const TIMEOUT_MS = 6_000

/** Loaded submenus, and all requests that did not fail, by URL. They are kept until the document is unloaded. */
const answers = new Map<string, CategoryMenu>()
const requests = new Map<string, Promise<CategoryMenu | null>>()

/** The submenu of a main category; null while it loads. When the request fails, the category's page is opened. */
export function useCategoryMenu(language: Language, uri: string): CategoryMenu | null {
  const [menu, setMenu] = useState(() => answers.get(resourceHref('categoryMenu', language, { category: uri })) ?? null)
  const navigate = useNavigate()
  useEffect(() => {
    let isMounted = true
    void fetchCategoryMenu(language, uri).then((answer) => {
      if (!isMounted) return
      if (answer === null) navigate(categoryHref(language, uri))
      else setMenu(answer)
    })
    return () => {
      isMounted = false
    }
  }, [language, uri, navigate])
  return menu
}

/** Fetches the submenu of a main category once per document; null on failure, after which the next call sends a new request. */
export async function fetchCategoryMenu(language: Language, uri: string): Promise<CategoryMenu | null> {
  const address = resourceHref('categoryMenu', language, { category: uri })
  const request = requests.get(address) ?? fetchMenu(address)
  requests.set(address, request)
  const answer = await request
  if (answer === null) requests.delete(address)
  else answers.set(address, answer)
  return answer
}

/** Null on a failed request or an invalid answer. */
async function fetchMenu(address: string): Promise<CategoryMenu | null> {
  try {
    const response = await fetch(address, { signal: AbortSignal.timeout(TIMEOUT_MS), headers: { accept: 'application/json' } })
    return response.ok ? readCategoryMenu(await response.json()) : null
  } catch {
    return null
  }
}
