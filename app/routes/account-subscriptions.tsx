import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { PaymentLink } from '../checkout/payment-link'
import { readForm } from '../forms/read-form.server'
import { accountHandle } from '../my-account/account-handle'
import { cardPageAsked, loadOwnSubscriptions } from '../my-account/load-own-subscriptions.server'
import { SubscriptionsPage } from '../my-account/subscriptions-page'
import { requireOrderAccess } from '../orders/order-access.server'
import { handleSubscriptionForm } from '../orders/subscription-action.server'
import { notStored } from '../page/not-stored'
import { unlistedMeta } from '../page/unlisted-meta'
import { href } from '../routing/href'
import { useLanguage } from '../store/use-shop'
import { useTranslation } from '../store/use-translation'

export const handle = accountHandle('account.subscriptions')

export async function loader({ request, context }: LoaderFunctionArgs) {
  const subscriptions = await loadOwnSubscriptions(context)
  return { subscriptions, cardPage: cardPageAsked(request, subscriptions) }
}

export const headers = notStored

/** Throws 404 for a form with a malformed order, or one of another customer. */
export async function action({ request, context }: ActionFunctionArgs) {
  const form = await readForm(request)
  const given = form.get('order_id')
  const order = typeof given === 'string' ? given : ''
  const { call } = requireOrderAccess(order, context)
  const path = href('accountSubscriptions', context.visitor.language)
  return handleSubscriptionForm(form, order, path, { ...context, call })
}

export default function AccountSubscriptions() {
  const { subscriptions, cardPage } = useLoaderData<typeof loader>()
  const { t } = useTranslation()
  const back = { href: href('accountSubscriptions', useLanguage()), label: t('subscription.card.back') }
  return cardPage === null ? <SubscriptionsPage subscriptions={subscriptions} /> : <PaymentLink url={cardPage} back={back} />
}

export const meta = unlistedMeta('account.subscriptions')
