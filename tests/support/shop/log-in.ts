import { href } from '../../../app/routing/href'
import type { Language } from '../../../app/store/languages'
import { DEMO_ACCOUNT } from '../../../backend/seed/data/demo-account'
import type { Answer, Fields, Visitor } from './visitor'

/** Submits the login form, as the demo customer unless `fields` say otherwise. */
export function logIn(visitor: Visitor, language: Language = 'sv', fields: Fields = {}): Promise<Answer> {
  const { email, password } = DEMO_ACCOUNT
  return visitor.post(href('login', language), { intent: 'log-in', email, password, ...fields })
}
