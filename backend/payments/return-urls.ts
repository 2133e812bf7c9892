import type { CheckoutOrder } from '../../app/commerce/contract/checkout'
import type { PaymentMethodId } from '../../app/commerce/contract/payment'
import { signReceiptAccess } from '../orders/receipt-access'
import type { Services } from '../services'
import type { ReturnUrls } from './provider'

type Payment = { orderId: string; provider: PaymentMethodId }

/** The storefront's addresses for one payment, with their placeholders filled in. */
export async function returnUrls(
  urls: CheckoutOrder['urls'],
  { orderId, provider }: Payment,
  services: Pick<Services, 'now' | 'signingKey'>,
): Promise<ReturnUrls> {
  const access = await signReceiptAccess(orderId, services)
  const fill = (url: string) => url.replaceAll('{order}', orderId).replaceAll('{access}', access)
  return {
    success: fill(urls.success),
    cancel: fill(urls.cancel),
    terms: urls.terms,
    notify: urls.notify.replaceAll('{provider}', provider),
  }
}
