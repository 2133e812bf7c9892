import { Refusal } from '../http/refusal'
import common from './common-passwords.json'

const COMMON = new Set(common.passwords.split(' '))

/** Refuses a password that is among the commonest, or is the address of its account (422 `password-common`). Case does not count. */
export function refuseCommonPassword(password: string, email: string): void {
  const chosen = password.toLowerCase()
  const own = [email, email.split('@')[0], 'kraftcell', 'kraftcelle', 'kraftzelle']
  if (COMMON.has(chosen) || own.includes(chosen)) throw new Refusal(422, 'password-common', 'The password is too easy to guess')
}
