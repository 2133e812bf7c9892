import { pageCrumb } from '../chrome/page-crumb'
import type { PageHandle } from '../chrome/page-handle'
import { href } from '../routing/href'
import type { ShopStrings } from '../store/translations'

/** Default layout with the account area in its breadcrumbs, and below it the page named by `text`. */
export function accountHandle(text: keyof ShopStrings): PageHandle {
  return {
    layout: 'default',
    fixedCrumbs: (language) => [pageCrumb(language, 'account.title', href('account', language)), pageCrumb(language, text)],
  }
}
