import { RemixBrowser } from '@remix-run/react'
import { Fragment, type ReactNode, startTransition, StrictMode, useEffect } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { keyForEachAdd } from './cart/live/one-time-key.client'
import { footerInMarkup } from './chrome/footer/footer-in-markup.client'
import { reportError, watchErrors } from './client-errors/watch-errors.client'
import { facetsInMarkup } from './facets/facets-in-markup.client'
import { readMarkup } from './fragments/read-markup.client'
import { watchPictures } from './gallery/watch-pictures.client'
import { menuInMarkup } from './menu/menu-in-markup.client'
import { keyForFirstAdd } from './server/session/first-add.client'
import { pageDataDecoded } from './page-data.client'
import { pageLanguage } from './store/page-language.client'
import { stringsOfPage } from './store/page-strings.client'
import { openDefaultPolicy } from './ui/default-policy.client'

/** StrictMode renders twice and finds impure components: a help in development, work for nothing in a shopper's browser. */
const Checks = import.meta.env.DEV ? StrictMode : Fragment

async function start(): Promise<void> {
  await Promise.all([stringsOfPage(pageLanguage()), pageDataDecoded()])
  readMarkup(window.__remixContext.state.loaderData, { menu: menuInMarkup, footer: footerInMarkup, facets: facetsInMarkup })
  startTransition(() => {
    hydrateRoot(
      document,
      <Checks>
        <Ready>
          <RemixBrowser />
        </Ready>
      </Checks>,
      { onRecoverableError: (error) => reportError(error, 'warning') },
    )
  })
}

/**
 * Sets `data-ready` on `<html>` once the page is hydrated, for tests and monitoring: from then on its controls answer. Wraps
 * the page: as a sibling it would change all `useId` ids.
 */
function Ready({ children }: { children: ReactNode }) {
  // After the first commit: the server's HTML has no such attribute, so before it the two would not match.
  useEffect(() => {
    document.documentElement.setAttribute('data-ready', '')
  }, [])
  return children
}

watchErrors()
openDefaultPolicy()
watchPictures()
keyForFirstAdd()
keyForEachAdd()
void start()
