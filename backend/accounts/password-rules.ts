import { Refusal } from '../http/refusal'
import common from './common-passwords.json'

const COMMON = new Set(common.passwords.split(' '))

/** Refuses one of the most common passwords, and the address of the account (422 `password-common`). Letter case is ignored. */
export function refuseCommonPassword(password: string, email: string): void {
  const chosen = password.toLowerCase()
  const own = [email, email.split('@')[0], 'kraftcell', 'kraftcelle', 'kraftzelle']
  if (COMMON.has(chosen) || own.includes(chosen)) throw new Refusal(422, 'password-common', 'The password is too easy to guess')
}
