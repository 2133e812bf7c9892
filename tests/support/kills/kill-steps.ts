import { isOrder } from '../shop/is-order'
import type { Moment, PassingCall } from './relay'
import type { Part, Relays } from './shop-processes'

/**
 * A step between pressing "order" and the confirmation, at which processes are killed. `hosted`: only payments at a provider pass
 * it. `webhook` is the shoppers' choice on the test payment page, where the step needs one.
 */
export type KillStep = {
  name: string
  at: { relay: keyof Relays; matches: (call: PassingCall) => boolean; moment: Moment } | 'approved'
  victims: readonly (readonly Part[])[]
  hosted?: true
  webhook?: 'before' | 'twice' | 'never'
}

const STOREFRONT: readonly Part[] = ['storefront']
const BACKEND: readonly Part[] = ['backend']
const BOTH: readonly Part[] = ['storefront', 'backend']
const EACH = [STOREFRONT, BACKEND, BOTH]

const isOrderForm = ({ method, path, body }: PassingCall) =>
  method === 'POST' && path.startsWith('/sv/checkout') && !body.includes('intent=update')
const isOrderCall = ({ method, path, body }: PassingCall) => method === 'PUT' && isOrder(path, body)
const isBegin = ({ method, path }: PassingCall) => method === 'POST' && /sessions$|walley\/checkouts$/.test(path)
const isRead = ({ method }: PassingCall) => method === 'GET'
const isPaymentLink = ({ method, path }: PassingCall) =>
  method === 'GET' && path.startsWith('/sv/checkout') && path.includes('?pay')
const isWebhook = ({ path }: PassingCall) => path.startsWith('/webhooks/') || path.startsWith('/api/payment-webhooks/')
const isReturn = ({ path }: PassingCall) => path.startsWith('/sv/checkout/confirmation/') && path.includes('access=')
const isSettle = ({ method, path }: PassingCall) => method === 'POST' && path.includes('/settle?')
const isConfirmation = ({ path }: PassingCall) => path.startsWith('/sv/checkout/confirmation/') && !path.includes('access=')

export const KILL_STEPS: readonly KillStep[] = [
  { name: 'order sent', at: { relay: 'storefront', matches: isOrderForm, moment: 'request' }, victims: EACH },
  { name: 'order being handled', at: { relay: 'storefront', matches: isOrderForm, moment: 'during' }, victims: EACH },
  { name: 'order at the backend', at: { relay: 'backend', matches: isOrderCall, moment: 'request' }, victims: EACH },
  { name: 'order being stored', at: { relay: 'backend', matches: isOrderCall, moment: 'during' }, victims: EACH },
  { name: 'order stored, answer lost', at: { relay: 'backend', matches: isOrderCall, moment: 'answer' }, victims: EACH },
  { name: 'payment being begun', at: { relay: 'provider', matches: isBegin, moment: 'request' }, victims: EACH, hosted: true },
  {
    name: 'payment begun, answer lost',
    at: { relay: 'provider', matches: isBegin, moment: 'answer' },
    victims: EACH,
    hosted: true,
  },
  { name: 'form answered, answer lost', at: { relay: 'storefront', matches: isOrderForm, moment: 'answer' }, victims: EACH },
  {
    name: 'page with the payment link',
    at: { relay: 'storefront', matches: isPaymentLink, moment: 'during' },
    victims: EACH,
    hosted: true,
  },
  { name: 'approved, not returned', at: 'approved', victims: EACH, hosted: true, webhook: 'never' },
  {
    name: 'webhook sent',
    at: { relay: 'storefront', matches: isWebhook, moment: 'request' },
    victims: EACH,
    hosted: true,
    webhook: 'before',
  },
  {
    name: 'webhook being taken',
    at: { relay: 'backend', matches: isWebhook, moment: 'during' },
    victims: EACH,
    hosted: true,
    webhook: 'twice',
  },
  {
    name: 'webhook taken, answer lost',
    at: { relay: 'backend', matches: isWebhook, moment: 'answer' },
    victims: EACH,
    hosted: true,
    webhook: 'before',
  },
  { name: 'return sent', at: { relay: 'storefront', matches: isReturn, moment: 'request' }, victims: EACH, hosted: true },
  {
    name: 'payment being settled',
    at: { relay: 'backend', matches: isSettle, moment: 'during' },
    victims: EACH,
    hosted: true,
    webhook: 'never',
  },
  {
    name: 'provider being read',
    at: { relay: 'provider', matches: isRead, moment: 'request' },
    victims: EACH,
    hosted: true,
    webhook: 'never',
  },
  {
    name: 'provider read, answer lost',
    at: { relay: 'provider', matches: isRead, moment: 'answer' },
    victims: EACH,
    hosted: true,
    webhook: 'never',
  },
  {
    name: 'settled, answer lost',
    at: { relay: 'backend', matches: isSettle, moment: 'answer' },
    victims: EACH,
    hosted: true,
    webhook: 'never',
  },
  { name: 'confirmation being shown', at: { relay: 'storefront', matches: isConfirmation, moment: 'during' }, victims: EACH },
]
