import { useNavigate } from '@remix-run/react'
import { useEffect, useState } from 'react'
import { resourceHref } from '../routing/resources'
import { categoryHref } from '../routing/listing-path'
import type { Language } from '../store/languages'
import type { CategoryMenu } from './category-menu'
import { readCategoryMenu } from './read-category-menu'

/** Milliseconds after which the page of the category is the better answer. */
const PATIENCE = 6000

/** What this page has been told so far, and what it has asked, by address. */
const answers = new Map<string, CategoryMenu>()
const asked = new Map<string, Promise<CategoryMenu | null>>()

/** What opens under a main category; null until it is there. When it does not come, the shopper is taken to the category's page. */
export function useCategoryMenu(language: Language, uri: string): CategoryMenu | null {
  const [menu, setMenu] = useState(() => answers.get(resourceHref('categoryMenu', language, { category: uri })) ?? null)
  const navigate = useNavigate()
  useEffect(() => {
    let wanted = true
    void fetchCategoryMenu(language, uri).then((answer) => {
      if (!wanted) return
      if (answer === null) navigate(categoryHref(language, uri))
      else setMenu(answer)
    })
    return () => {
      wanted = false
    }
  }, [language, uri, navigate])
  return menu
}

/** Asks once for what opens under a main category; after a failure, which gives null, once more. */
export async function fetchCategoryMenu(language: Language, uri: string): Promise<CategoryMenu | null> {
  const address = resourceHref('categoryMenu', language, { category: uri })
  const asking = asked.get(address) ?? ask(address)
  asked.set(address, asking)
  const answer = await asking
  if (answer === null) asked.delete(address)
  else answers.set(address, answer)
  return answer
}

async function ask(address: string): Promise<CategoryMenu | null> {
  try {
    const response = await fetch(address, { signal: AbortSignal.timeout(PATIENCE), headers: { accept: 'application/json' } })
    return response.ok ? readCategoryMenu(await response.json()) : null
  } catch {
    return null
  }
}
