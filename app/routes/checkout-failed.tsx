import type { LoaderFunctionArgs } from '@remix-run/node'
import { redirect } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { useTranslation } from '../store/use-translation'
import { readOutcome } from '../checkout/read-outcome.server'
import { notStored } from '../page/not-stored'
import type { PageHandle } from '../page/page-handle'
import { unlistedMeta } from '../page/unlisted-meta'
import type { CancelReason } from '../commerce/contract/order'
import { href } from '../routing/href'
import { useLanguage } from '../store/use-shop'
import { LinkButton } from '../ui/button'
import { Icon } from '../ui/icon'

export const handle: PageHandle = { layout: 'simple' }

/**
 * With the id of an order: why it was not paid, and the way back to a payment that can still be
 * made. A paid one leads to its confirmation.
 */
export async function loader({ request, params: { id }, context }: LoaderFunctionArgs) {
  if (id === undefined) return { reason: null, isOpen: false }
  const { searchParams } = new URL(request.url)
  const outcome = await readOutcome(id, searchParams.get('access'), context)
  const { status, cancel_reason: reason } = outcome.kind === 'own' ? outcome.order : outcome.receipt
  if (status !== 'pending' && status !== 'cancelled') {
    return redirect(`${href('confirmation', context.visitor.language, { id })}?${searchParams.toString()}`)
  }
  return { reason, isOpen: status === 'pending' && outcome.kind === 'own' }
}

export const headers = notStored

export default function CheckoutFailed() {
  const { t } = useTranslation()
  const { reason, isOpen } = useLoaderData<typeof loader>()
  const language = useLanguage()
  const wasConfirmed = reason === 'by-customer' || reason === 'by-shop'
  return (
    <div className="page-width grid justify-items-center gap-4 pt-16 text-center">
      <span className="grid size-24 place-items-center rounded-full bg-mist">
        <Icon name="warning" size={48} />
      </span>
      <h1>{t(wasConfirmed ? 'checkoutFailed.cancelledTitle' : 'checkoutFailed.title')}</h1>
      <p className="max-w-prose text-lg text-balance text-muted">
        {t(reason === null ? (isOpen ? 'checkoutFailed.left' : 'checkoutFailed.text') : REASONS[reason])}
      </p>
      <div className="mt-2 flex flex-wrap justify-center gap-3">
        {isOpen && (
          <LinkButton to={`${href('checkout', language)}?pay`} reloadDocument>
            {t('checkout.unpaid.go')}
          </LinkButton>
        )}
        <LinkButton to={href('checkout', language)} look={isOpen ? 'secondary' : 'primary'}>
          {t(isOpen ? 'payment.other' : 'checkoutFailed.checkout')}
        </LinkButton>
        <LinkButton to={href('cart', language)} look="secondary">
          {t('checkoutFailed.cart')}
        </LinkButton>
      </div>
    </div>
  )
}

const REASONS = {
  'payment-failed': 'checkoutFailed.declined',
  'payment-cancelled': 'checkoutFailed.left',
  'payment-expired': 'checkoutFailed.expired',
  replaced: 'checkoutFailed.text',
  'by-customer': 'checkoutFailed.cancelled',
  'by-shop': 'checkoutFailed.cancelled',
  'payment-lapsed': 'checkoutFailed.cancelled',
} as const satisfies Record<CancelReason, string>

export const meta = unlistedMeta('checkoutFailed.title')
