import { Form } from '@remix-run/react'
import type { ReactNode } from 'react'
import { giftCount } from '../checkout/gift-count'
import { FormAlert } from '../forms/form-alert'
import { useRefusedForm } from '../forms/use-refused-form'
import { href } from '../routing/href'
import { useLanguage } from '../store/use-shop'
import { useTranslation } from '../store/use-translation'
import { Button, buttonClass } from '../ui/button'
import { BuyAgainForm } from './buy-again-form'
import type { LoadedOrder } from './load-own-order.server'

/**
 * The way in which the order can be paid: at the provider while its payment is open, at a new payment page after the charge of a
 * subscription failed, or, after it was cancelled, by putting its goods into the cart again.
 */
export function PayNotice({ detail, words }: Pick<LoadedOrder, 'detail' | 'words'>) {
  const { t } = useTranslation()
  const { order, allowed, payment_url: url } = detail
  const action = href('myOrder', useLanguage(), { id: order.id })
  const { refused } = useRefusedForm('pay')
  const alert = <FormAlert error={refused?.errors['']} />
  if (allowed.pay === null) return refused && alert
  if (allowed.pay === 'continue' && url !== null) {
    return (
      <Box
        title={t('order.pay.title')}
        text={order.shipping === null ? t('order.pay.gift', { count: giftCount(order) }) : t('order.pay.text')}
      >
        {/* A link: the policy of the page lets no form lead to another origin. */}
        <a href={url} className={buttonClass('primary')}>
          {t('order.pay.go')}
        </a>
      </Box>
    )
  }
  const isRenewal = allowed.pay === 'begin'
  return (
    <Box
      title={t(isRenewal ? 'order.renewal.title' : 'order.again.title')}
      text={t(isRenewal ? 'order.renewal.text' : 'order.again.text')}
    >
      {alert}
      {isRenewal ? (
        <Form method="post" action={`${action}#order`}>
          <input type="hidden" name="intent" value="pay" />
          <Button>{t('order.renewal.go')}</Button>
        </Form>
      ) : (
        <BuyAgainForm action={`${action}#order`} look="primary" />
      )}
      {isRenewal && words.chargedAgain !== null && (
        <p className="text-muted">{t('order.renewal.next', { day: words.chargedAgain })}</p>
      )}
    </Box>
  )
}

function Box({ title, text, children }: { title: string; text: string; children: ReactNode }) {
  return (
    <section className="grid justify-items-start gap-3 rounded-xl border border-line px-5 py-4 print:hidden">
      <h2 className="text-lg">{title}</h2>
      <p>{text}</p>
      {children}
    </section>
  )
}
