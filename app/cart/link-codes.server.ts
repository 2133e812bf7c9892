import { isLinkCode } from '../discounts/codes'
import type { Needs } from '../server/request-context.server'
import { addCodes } from './add-codes.server'
import { namedEntries } from './rules/atc-link'
import { withLinkCodes } from './rules/link-notice'
import { wantedLines } from './rules/wanted-lines'

/**
 * The codes of a link are added to the stored discount codes and the cart is synced (spec section 2, `disc`). What is no code, and what may
 * not be tried now, is left out and named in a notice; the page that the link asks for is shown all the same.
 */
export async function addLinkCodes(
  context: Needs<'visitor' | 'backend' | 'session' | 'services'>,
  written: readonly string[],
): Promise<void> {
  const named = written.filter((code) => code !== '')
  if (named.length === 0) return
  const codes = named.filter(isLinkCode)
  const untried = codes.length === 0 ? [] : namedEntries(await addCodes(context, codes))
  const malformed = namedEntries(named.filter((code) => !isLinkCode(code)))
  const { link } = await context.session.read()
  // A link of which all went well makes no session, and takes back what the last one said.
  if (link === null && untried.length + malformed.length === 0) return
  await context.session.change((shopper) => ({
    ...shopper,
    link: withLinkCodes(shopper.link, wantedLines(shopper.cart), { malformed, untried }),
  }))
}
