import type { Hono } from 'hono'
import { parse, readJson, readQuery } from '../http/parse'
import type { Services } from '../services'
import { listAllOffers, makeOffer, NewOffer, OffersQuery, withdrawOffer } from '../staff/customer-offers'

/** Offers to single customers: list, make and withdraw them. */
export function mountStaffOffers(admin: Hono, services: Services): void {
  admin.get('/offers', async ({ req, json }) =>
    json(await listAllOffers(services.db, parse(OffersQuery, readQuery(req.url), 'query'))),
  )

  admin.post('/offers', async ({ req, body }) => {
    await makeOffer(parse(NewOffer, await readJson(req.raw), 'body'), services)
    return body(null, 204)
  })

  admin.post('/offers/:id/withdraw', async ({ req, body }) => {
    await withdrawOffer(req.param('id'), services)
    return body(null, 204)
  })
}
