import { calls } from '../../app/commerce/contract/calls'
import { requireCustomer } from '../accounts/customers'
import type { Endpoints } from '../http/endpoints'
import { chooseNewsletter, readNewsletterChoice } from '../newsletter/choose-newsletter'
import { endNewsletter, endNewsletterOf } from '../newsletter/end-newsletter'
import { confirmNewsletter, requestNewsletter } from '../newsletter/newsletter-links'
import type { Services } from '../services'

export function mountNewsletter(api: Endpoints, services: Services): void {
  api.post(calls.requestNewsletter, async ({ body, store }) => requestNewsletter(body.email, store, services))
  api.post(calls.endNewsletterOf, async ({ body }) => endNewsletterOf(body.email, services))

  api.get(calls.ownNewsletter, async ({ header, store }) =>
    readNewsletterChoice(await requireCustomer(header, services), store, services),
  )
  api.put(calls.chooseNewsletter, async ({ header, body, store }) =>
    chooseNewsletter(await requireCustomer(header, services), body.wanted, store, services),
  )

  api.post(calls.confirmNewsletter, async ({ body }) => {
    await confirmNewsletter(body.token, services)
    return null
  })

  api.post(calls.endNewsletter, async ({ body }) => {
    await endNewsletter(body.access, services)
    return null
  })
}
