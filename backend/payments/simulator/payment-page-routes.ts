import type { Context, Hono } from 'hono'
import { z } from 'zod'
import { PAGE_STYLE_SOURCE } from './page-style'
import { WEBHOOK_TIMINGS } from './page-texts'
import { paymentPage, unknownPaymentPage } from './payment-page'
import { OUTCOMES, PaymentClosed, type ProviderSimulator, type SimulatedSettlement, type TestPayment } from './provider-simulator'
import type { WebhookOutbox } from './webhook-outbox'

/** Time for the shopper's browser to arrive at the shop before a webhook that comes after the return. */
const AFTER_RETURN_MS = 1000

const Choice = z.object({
  outcome: z.enum(OUTCOMES),
  webhook: z.enum(WEBHOOK_TIMINGS).default('before'),
  seconds: z.coerce.number().int().min(1).max(3600).default(30),
})
type Choice = z.output<typeof Choice>

/**
 * The page of a provider's test payments. A test without a browser posts the same form: `outcome`, and if wanted `webhook` and
 * `seconds`. It is answered 303 to where the shopper goes next, 409 when the payment is final already.
 */
export function mountPaymentPage(app: Hono, provider: ProviderSimulator, outbox: WebhookOutbox): void {
  const path = `/${provider.id}/pay/:payment` as const

  app.get(path, async (context) => {
    const payment = await provider.open(context.req.param('payment'))
    return payment === null ? unknown(context) : show(context, payment, false)
  })

  app.post(path, async (context) => {
    const choice = Choice.safeParse(await context.req.parseBody())
    if (!choice.success) return context.text(z.prettifyError(choice.error), 400)
    const id = context.req.param('payment')
    try {
      const settlement = await provider.settle(id, choice.data.outcome)
      if (settlement === null) return await unknown(context)
      await report(settlement, choice.data)
      return context.redirect(settlement.next ?? context.req.path, 303)
    } catch (error) {
      if (!(error instanceof PaymentClosed)) throw error
      const payment = await provider.open(id)
      return payment === null ? unknown(context) : show(context, payment, true)
    }
  })

  function show(context: Context, payment: TestPayment, refused: boolean) {
    secure(context, new URL(payment.shopUrl).origin)
    return context.html(paymentPage(provider.name, payment, refused), refused ? 409 : 200)
  }

  async function report({ messages }: SimulatedSettlement, { webhook, seconds }: Choice): Promise<void> {
    for (const message of messages) {
      if (webhook === 'before') await outbox.send(provider, message)
      if (webhook === 'after') await outbox.enqueue(provider, message, { delayMs: AFTER_RETURN_MS })
      if (webhook === 'late') await outbox.enqueue(provider, message, { delayMs: seconds * 1000 })
      if (webhook === 'wrong-signature') await outbox.enqueue(provider, message, { forged: true })
      if (webhook === 'twice') await Promise.all([1, 2].map(() => outbox.enqueue(provider, message)))
    }
  }
}

function unknown(context: Context) {
  secure(context, null)
  return context.html(unknownPaymentPage('sv'), 404)
}

/** Chromium also applies `form-action` to the redirect that answers the form, so it names the shop. */
function secure(context: Context, shopOrigin: string | null): void {
  const formAction = shopOrigin === null ? "'none'" : `'self' ${shopOrigin}`
  context.header(
    'content-security-policy',
    `default-src 'none'; style-src ${PAGE_STYLE_SOURCE}; form-action ${formAction}; base-uri 'none'; frame-ancestors 'none'`,
  )
  context.header('cache-control', 'no-store')
  context.header('referrer-policy', 'no-referrer')
  context.header('x-content-type-options', 'nosniff')
}
