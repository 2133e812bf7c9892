import Stripe from 'stripe'
import { SIMULATED_STRIPE } from '../../../backend/payments/stripe/settings'
import { factsOf } from './facts'
import { hosted, leave, PAID, paidOrNot, WAITS } from './outcome-rows'
import { Purchase } from './purchase'
import { HOSTED, type Hosted, type Row } from './walk'
import { type Change, sendAgain } from './webhook-door'

const REFUSED = ['error webhook-refused']
const UNKNOWN = ['error webhook-of-unknown-payment']
const TOKENS = ['klarna', 'walley-b2c', 'walley-b2b'] as const satisfies readonly Hosted[]

/** Pays, and the webhook gets lost; answers the way back. The order waits for its payment. */
async function payUnheard(purchase: Purchase): Promise<string> {
  const { door } = purchase.world
  await purchase.begin()
  door.isLosing = true
  const back = await purchase.choose('approve', 'before')
  door.isLosing = false
  return back ?? ''
}

/** Stripe's signature over this body, with the true secret and by the shop's clock. */
function signed(body: string, { world }: Purchase, secret = SIMULATED_STRIPE.webhookSecret): Change {
  const timestamp = Math.floor(world.backend.clock.now.getTime() / 1000)
  const header = new Stripe(SIMULATED_STRIPE.secretKey).webhooks.generateTestHeaderString({ payload: body, secret, timestamp })
  return { body, headers: { 'stripe-signature': header } }
}

const lastBody = ({ world }: Purchase) => world.door.arrived.at(-1)?.body ?? ''

/** The webhook as a forger sends it. */
type Forgery = (purchase: Purchase, method: Hosted) => Change | Promise<Change>

/** Another purchase, of another shopper, which waits for its payment. */
async function another({ world, language, method }: Purchase): Promise<Purchase> {
  const other = new Purchase(world, language, method)
  await other.begin()
  return other
}

const FORGERIES: readonly { name: string; methods: readonly Hosted[]; forge: Forgery }[] = [
  {
    name: 'without a signature or token',
    methods: HOSTED,
    forge: () => ({ query: { token: null }, headers: { 'stripe-signature': null } }),
  },
  {
    name: 'with a wrong signature or token',
    methods: HOSTED,
    forge: (purchase, method) =>
      method === 'stripe' ? signed(lastBody(purchase), purchase, 'whsec_forged') : { query: { token: 'forged' } },
  },
  {
    name: 'with a signature that is older than 5 minutes',
    methods: ['stripe'],
    forge({ world }) {
      world.later(11)
      return {}
    },
  },
  {
    name: 'whose body was changed after it was signed',
    methods: ['stripe'],
    forge: (purchase) => ({ body: lastBody(purchase).replace('"complete"', '"expired"') }),
  },
  {
    name: 'with the token of another attempt',
    methods: TOKENS,
    async forge(purchase) {
      const [attempt] = (await factsOf(await another(purchase))).attempts
      return { query: { token: attempt?.token ?? '' } }
    },
  },
  {
    name: 'that names the session of another attempt',
    methods: TOKENS,
    async forge(purchase) {
      const [attempt] = (await factsOf(await another(purchase))).attempts
      const reference = attempt?.reference ?? ''
      const body = lastBody(purchase).replace(/"session_id":"[^"]*"/, `"session_id":"${reference}"`)
      return purchase.method === 'klarna' ? { body } : { query: { checkout: reference } }
    },
  },
  {
    name: 'of an unknown attempt',
    methods: TOKENS,
    forge: () => ({ query: { attempt: crypto.randomUUID() } }),
  },
]

const FORGED_ROWS: readonly Row[] = FORGERIES.map(({ name, methods, forge }) => ({
  name: `a webhook ${name} is refused`,
  methods,
  async run(purchase, watch) {
    const back = await payUnheard(purchase)
    const change = await forge(purchase, hosted(purchase))
    const others = name.includes('another attempt') ? 1 : 0
    watch.same('answer', [await sendAgain(purchase.world.door, change)], [400])
    await watch.now({ ...paidOrNot(WAITS, PAID), others })
    watch.page(await purchase.visit(back), 'confirmation')
    return { expected: { ...PAID, others }, end: PAID, logged: REFUSED }
  },
}))

/** Webhooks of one provider that are sent to the address of another, and carry what that one verifies. */
const MISDIRECTED: Readonly<Record<Hosted, (purchase: Purchase) => Change>> = {
  klarna: () => ({ provider: 'walley-b2c', query: { checkout: 'nothing' }, body: '' }),
  stripe: () => ({ provider: 'klarna' }),
  'walley-b2c': () => ({ provider: 'walley-b2b' }),
  'walley-b2b': () => ({ provider: 'klarna', body: '{"event_id":"1","session":{"status":"COMPLETED"}}' }),
}

export const TAMPERED_ROWS: readonly Row[] = [
  ...FORGED_ROWS,
  {
    name: 'a webhook that is replayed changes nothing',
    methods: HOSTED,
    async run(purchase, watch) {
      await purchase.begin()
      const back = await leave(purchase, 'approve', 'before', watch)
      watch.same('answers', [await sendAgain(purchase.world.door), await sendAgain(purchase.world.door)], [204, 204])
      await watch.now(PAID)
      watch.page(await purchase.visit(back), 'confirmation')
      return { expected: PAID, noted: ['webhook-duplicate'] }
    },
  },
  {
    name: 'a webhook for an attempt of another provider changes nothing',
    methods: HOSTED,
    async run(purchase, watch) {
      const back = await payUnheard(purchase)
      const isStripe = purchase.method === 'stripe'
      watch.same(
        'answer',
        [await sendAgain(purchase.world.door, MISDIRECTED[hosted(purchase)](purchase))],
        [isStripe ? 400 : 204],
      )
      await watch.now(paidOrNot(WAITS, PAID))
      watch.page(await purchase.visit(back), 'confirmation')
      return { expected: PAID, logged: isStripe ? REFUSED : UNKNOWN }
    },
  },
  {
    name: 'a signed event that names the attempt of another provider changes nothing',
    methods: ['klarna', 'walley-b2c'],
    async run(purchase, watch) {
      const back = await payUnheard(purchase)
      const [attempt] = (await factsOf(purchase)).attempts
      const object = { id: 'cs_1', object: 'checkout.session', client_reference_id: attempt?.id }
      const body = JSON.stringify({
        id: crypto.randomUUID(),
        object: 'event',
        type: 'checkout.session.completed',
        data: { object },
      })
      const change = { ...signed(body, purchase), provider: 'stripe' }
      watch.same('answer', [await sendAgain(purchase.world.door, change)], [204])
      await watch.now(paidOrNot(WAITS, PAID))
      watch.page(await purchase.visit(back), 'confirmation')
      return { expected: PAID, logged: UNKNOWN }
    },
  },
]
