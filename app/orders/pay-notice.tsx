import { Form } from '@remix-run/react'
import type { OrderDetail } from '../commerce/contract/order-detail'
import { href } from '../routing/href'
import { useLanguage } from '../store/use-shop'
import { useTranslation } from '../store/use-translation'
import { Button, buttonClass } from '../ui/button'

/** The way to pay: on at the provider while the order waits, or the goods of a cancelled order again through the cart. */
export function PayNotice({ detail: { order, allowed, payment_url: url } }: { detail: OrderDetail }) {
  const { t } = useTranslation()
  const action = href('myOrder', useLanguage(), { id: order.id })
  if (allowed.pay === null) return null
  const isOpen = allowed.pay === 'continue' && url !== null
  return (
    <section className="grid justify-items-start gap-3 rounded-xl border border-line px-5 py-4 print:hidden">
      <h2 className="text-lg">{t(isOpen ? 'order.pay.title' : 'order.again.title')}</h2>
      <p>{t(isOpen ? 'order.pay.text' : 'order.again.text')}</p>
      {isOpen ? (
        // A link: the policy of the page lets no form lead to another origin.
        <a href={url} className={buttonClass('primary')}>
          {t('order.pay.go')}
        </a>
      ) : (
        <Form method="post" action={action}>
          <input type="hidden" name="intent" value="buy-again" />
          <Button>{t('order.again.go')}</Button>
        </Form>
      )}
    </section>
  )
}
