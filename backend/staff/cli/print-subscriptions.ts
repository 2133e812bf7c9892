import { z } from 'zod'

const Subscription = z.object({
  id: z.string(),
  number: z.string(),
  email: z.string(),
  state: z.string(),
  sku: z.string(),
  quantity: z.number(),
  months: z.number(),
  payment: z.string(),
  next_day: z.string(),
  ends_on: z.string().nullable(),
})
const Subscriptions = z.object({ subscriptions: z.array(Subscription), page: z.number(), has_more: z.boolean() })
const Shown = z.object({
  subscription: Subscription,
  renewals: z.array(
    z.object({
      cycle: z.number(),
      day: z.string(),
      state: z.string(),
      skipped_for: z.string().nullable(),
      failures: z.number(),
      next_try_at: z.string().nullable(),
      number: z.string().nullable(),
      total: z.number().nullable(),
    }),
  ),
})

/** The answer of `subscriptions`, one a line. */
export function subscriptionLines(answer: unknown): string[] {
  const { subscriptions, page, has_more } = Subscriptions.parse(answer)
  if (subscriptions.length === 0) return ['None.']
  return [...subscriptions.map(lineOf), ...(has_more ? [`More with --page ${page + 1}.`] : [])]
}

/** The answer of `subscriptions show`: the subscription and its deliveries. */
export function wholeSubscription(answer: unknown): string[] {
  const { subscription, renewals } = Shown.parse(answer)
  const deliveries = renewals.map(({ cycle, day, state, skipped_for, failures, next_try_at, number, total }) =>
    [
      ...[`  ${cycle}`, day, state, skipped_for, number, total?.toFixed(2)],
      failures === 0 ? null : `${failures} failed`,
      next_try_at === null ? null : `next try ${next_try_at.slice(0, 16).replace('T', ' ')}`,
    ]
      .filter((part) => part !== null && part !== undefined)
      .join('  '),
  )
  return [lineOf(subscription), ...deliveries]
}

function lineOf({ id, number, email, state, sku, quantity, months, payment, next_day, ends_on }: z.output<typeof Subscription>) {
  const next = state === 'active' ? `next ${next_day}` : null
  const end = ends_on === null ? null : `ends ${ends_on}`
  const every = months === 1 ? 'every month' : `every ${months} months`
  const parts = [id, number, state, `${quantity} x ${sku}`, every, payment, next, end, email]
  return parts.filter((part) => part !== null).join('  ')
}
