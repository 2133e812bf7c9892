import type { CheckoutOrder } from '../../app/commerce/contract/checkout'
import type { ProviderId } from '../../app/commerce/contract/payment'
import { signReceiptAccess } from '../orders/receipt-access'
import type { Services } from '../services'
import type { ReturnUrls } from '../interfaces/provider'

type Payment = { orderId: string; provider: ProviderId; createdAt: Date }

/**
 * The storefront's addresses for one payment, with their placeholders filled in. They are the same at any time: a provider
 * refuses an idempotency key that comes with other addresses, and after a lost answer the payment is begun again.
 */
export async function returnUrls(
  urls: CheckoutOrder['urls'],
  { orderId, provider, createdAt }: Payment,
  services: Pick<Services, 'signingKey'>,
): Promise<ReturnUrls> {
  const access = await signReceiptAccess(orderId, createdAt, services)
  const fill = (url: string) => url.replaceAll('{order}', orderId).replaceAll('{access}', access)
  return {
    success: fill(urls.success),
    cancel: fill(urls.cancel),
    terms: urls.terms,
    notify: urls.notify.replaceAll('{provider}', provider),
  }
}
