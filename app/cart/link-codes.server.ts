import { isLinkCode } from '../discounts/codes'
import type { Needs } from '../server/request-context.server'
import { addCodes } from './add-codes.server'
import { namedEntries } from './rules/atc-link'
import { withLinkCodes } from './rules/link-notice'
import { requestedLines } from './rules/requested-lines'

/**
 * Adds the codes of a link to the stored discount codes and syncs the cart (spec section 2, `disc`). Malformed codes, and codes
 * that cannot be tried now, are ignored and named in a notice; the requested page is shown anyway.
 */
export async function addLinkCodes(
  context: Needs<'visitor' | 'backend' | 'session' | 'services'>,
  written: readonly string[],
): Promise<void> {
  const named = written.filter((code) => code !== '')
  if (named.length === 0) return
  const codes = named.filter(isLinkCode)
  const untried = codes.length === 0 ? [] : namedEntries((await addCodes(context, codes)).untried)
  const malformed = namedEntries(named.filter((code) => !isLinkCode(code)))
  const { link } = await context.session.read()
  // Without problems no session is started for the notice; an existing notice is replaced.
  if (link === null && untried.length + malformed.length === 0) return
  await context.session.change((shopper) => ({
    ...shopper,
    link: withLinkCodes(shopper.link, requestedLines(shopper.cart), { malformed, untried }),
  }))
}
