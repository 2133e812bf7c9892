import { pageCrumb } from '../page/page-crumb'
import type { PageHandle } from '../page/page-handle'
import { href } from '../routing/href'
import type { PlainKey } from '../store/translate'

/** Handle of an account page: default layout; the breadcrumbs are the account area and the page with the title key `text`. */
export function accountHandle(text: PlainKey): PageHandle {
  return {
    layout: 'default',
    fixedCrumbs: (language) => [pageCrumb(language, 'account.title', href('account', language)), pageCrumb(language, text)],
  }
}
