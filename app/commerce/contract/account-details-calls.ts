import { z } from 'zod'
import { AccountDeletionRequest, AccountDetails, AccountDetailsRequest, AccountExport } from './account-details'
import { NoQuery } from './query'

/** The calls about what is stored of a customer, with the bearer token of the account. A part of `calls`. */
export const accountDetailsCalls = {
  accountDetails: { method: 'GET', path: '/api/account/details', query: NoQuery, answer: AccountDetails },
  changeAccountDetails: {
    method: 'PUT',
    path: '/api/account/details',
    query: NoQuery,
    body: AccountDetailsRequest,
    answer: z.null(),
  },
  accountExport: { method: 'GET', path: '/api/account/export', query: NoQuery, answer: AccountExport, timeoutMs: 4500 },
  deleteAccount: {
    method: 'POST',
    path: '/api/account/deletion',
    query: NoQuery,
    body: AccountDeletionRequest,
    answer: z.null(),
  },
} as const
