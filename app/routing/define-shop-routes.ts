import type { UNSAFE_DefineRoutesFunction as DefineRoutes } from '@remix-run/dev'
import { type Language, LANGUAGES } from '../store/languages'
import type { PageName } from './pages'
import { PAGE_NAMES, pageRow, parentOf, pattern, routeId } from './patterns'

/**
 * Mounts every page once per language, under ids such as `search___da`. Ids are explicit because one file stands under several:
 * without them Remix refuses the second. Addresses outside the languages have a route too: without one no loader would run, and
 * the error page would not know the visitor's language.
 */
export function defineShopRoutes(defineRoutes: DefineRoutes): ReturnType<DefineRoutes> {
  return defineRoutes((route) => {
    function mount(parent: PageName | undefined, language: Language): void {
      for (const page of PAGE_NAMES.filter((name) => parentOf(name) === parent)) {
        const path = pattern(page, language)
        const options = { id: routeId(page, language), index: path === '' }
        route(path, pageRow(page).file, options, () => {
          mount(page, language)
        })
      }
    }
    route('*', 'routes/not-found.tsx', { id: 'not-found' })
    for (const language of LANGUAGES) {
      route(language, 'routes/storefront.tsx', { id: `storefront___${language}` }, () => {
        mount(undefined, language)
      })
    }
  })
}
