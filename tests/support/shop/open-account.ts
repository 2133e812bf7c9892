import { href } from '../../../app/routing/href'
import type { Language } from '../../../app/store/languages'
import { issueAccountLink } from '../../../backend/accounts/account-links'
import { choosePassword } from '../../../backend/accounts/choose-password'
import type { Backend } from './open-shop'
import type { Visitor } from './visitor'

/**
 * Opens a new account by a mailed link, and logs in to it. Its customer is called Nora Ny.
 * Gives the headers of the customer's calls.
 */
export async function openAccount(
  visitor: Visitor,
  { services }: Backend,
  email: string,
  language: Language = 'sv',
): Promise<{ authorization: string }> {
  const token = await issueAccountLink(email, { first_name: 'Nora', last_name: 'Ny' }, services)
  const { access_token } = await choosePassword({ token, password: 'elva-gula-tranor' }, services)
  await visitor.get(`${href('home', language)}?token=${access_token}`)
  return { authorization: `Bearer ${access_token}` }
}
