import { z } from 'zod'
import { Order } from '../../app/commerce/contract/order'
import { jobRunner } from '../jobs/run-job'
import { runDueJobs } from '../jobs/worker'
import { reconcile } from '../settlement/reconcile'
import { post, type TestShop } from './test-shop'

const Listed = z.object({
  orders: z.array(z.object({ number: z.string(), status: z.string(), owed: z.number().nullable() })),
  has_more: z.boolean(),
})
const Shown = z.object({
  order: Order,
  payments: z.array(z.looseObject({ provider: z.string(), state: z.string(), amount: z.number() })),
  refunds: z.array(z.looseObject({ amount: z.number(), state: z.string(), reason: z.string() })),
  parcels: z.array(
    z.looseObject({
      carrier: z.string(),
      tracking_number: z.string(),
      delivered_at: z.string().nullable(),
      returned_at: z.string().nullable(),
    }),
  ),
  history: z.array(z.looseObject({ actor: z.string(), type: z.string() })),
})

const operator = { authorization: 'Bearer the-operator' }
export const PARCEL = { carrier: 'postnord', tracking_number: '00370724760161234567' }

/** The calls of the shop's staff, and what the shop then does by itself. */
export class Staff {
  constructor(private readonly shop: TestShop) {}

  /** The message of the last refusal. */
  reason = ''

  /** The status of the answer, and the code of a refusal: `409 order-status`. */
  act = (number: string, action: string, body: unknown = {}) => this.post(`orders/${number}/${action}`, body)

  /** The status of the answer about a return, by its number, and the code of a refusal. */
  returns = (number: string, action: string, body: unknown = {}) => this.post(`returns/${number}/${action}`, body)

  private async post(path: string, body: unknown): Promise<string> {
    const answer = await this.shop.fetch(`/admin/${path}`, post(body, operator))
    if (answer.ok) return `${answer.status}`
    const { code, detail } = z.object({ code: z.string(), detail: z.string() }).parse(await answer.json())
    this.reason = detail
    return `${answer.status} ${code}`
  }

  ship = (number: string, parcel: typeof PARCEL | null = PARCEL) => this.act(number, 'ship', { parcel })

  async show(number: string) {
    return Shown.parse(await (await this.shop.fetch(`/admin/orders/${number}`, { headers: operator })).json())
  }

  async list(query: string) {
    return Listed.parse(await (await this.shop.fetch(`/admin/orders?${query}`, { headers: operator })).json())
  }

  history = async (number: string) => (await this.show(number)).history.map(({ actor, type }) => `${actor}: ${type}`)

  /** Runs the jobs that are due, and one round of the reconciler. */
  async settle(): Promise<void> {
    await reconcile(this.shop.services)
    await runDueJobs(this.shop.services, jobRunner(this.shop.services))
  }
}
