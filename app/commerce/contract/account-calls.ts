import { z } from 'zod'
import {
  AccountCredentials,
  AccountLink,
  AccountLinkRequest,
  AccountLinkToken,
  ChangePasswordRequest,
  ChosenPassword,
  ChoosePasswordRequest,
  Profile,
  RefreshRequest,
  Tokens,
} from './account'
import { NoQuery } from './query'

/** The calls of spec section 7 about an account, and those of our own by which its password is chosen. A part of `calls`. */
export const accountCalls = {
  login: { method: 'POST', path: '/api/auth/login', query: NoQuery, body: AccountCredentials, answer: Tokens },
  refresh: { method: 'POST', path: '/api/auth/refresh', query: NoQuery, body: RefreshRequest, answer: Tokens },
  profile: { method: 'GET', path: '/api/auth/profile', query: NoQuery, answer: Profile },
  /**
   * This call is not repeated: a cut one may have changed the password. Its page needs the last second
   * of the request, also on a busy machine.
   */
  changePassword: {
    method: 'POST',
    path: '/api/auth/password',
    query: NoQuery,
    body: ChangePasswordRequest,
    answer: Tokens,
    timeoutMs: 4000,
  },
  accountLinks: { method: 'POST', path: '/api/account-links', query: NoQuery, body: AccountLinkRequest, answer: z.null() },
  accountLinkInfo: {
    method: 'POST',
    path: '/api/account-links/info',
    query: NoQuery,
    body: AccountLinkToken,
    answer: AccountLink,
  },
  choosePassword: {
    method: 'POST',
    path: '/api/account-links/password',
    query: NoQuery,
    body: ChoosePasswordRequest,
    answer: ChosenPassword,
    timeoutMs: 4000,
  },
} as const
