import { Form } from '@remix-run/react'
import type { OrderDetail } from '../commerce/contract/order-detail'
import { FormAlert } from '../forms/form-alert'
import { useRefusedForm } from '../forms/use-refused-form'
import { href } from '../routing/href'
import { useLanguage } from '../store/use-shop'
import { useTranslation } from '../store/use-translation'
import { Button } from '../ui/button'
import { Notice } from '../ui/notice'
import type { OrderWords } from './order-words.server'

/** The withdrawal from an order and what follows from it, with the button that undoes it (decision 033). */
export function WithdrawnNotice({
  detail: { order, withdrawal },
  words,
}: {
  detail: OrderDetail
  words: OrderWords['withdrawal']
}) {
  const { t } = useTranslation()
  const { refused, form } = useRefusedForm('keep')
  const action = `${href('myOrder', useLanguage(), { id: order.id })}#order`
  if (withdrawal === null || words === null) return null
  const { received, cancels } = words
  return (
    <Notice kind="warning" title={t('order.withdrawn.title', { moment: received })}>
      <p>
        {cancels === null
          ? t('order.withdrawn.text')
          : t(withdrawal.extent === 'part' ? 'order.withdrawn.takesOut' : 'order.withdrawn.cancels', { moment: cancels })}
      </p>
      <Form ref={form} method="post" action={action} className="mt-3 grid justify-items-start gap-3 print:hidden">
        <input type="hidden" name="intent" value="keep" />
        <input type="hidden" name="withdrawal" value={withdrawal.id} />
        <FormAlert error={refused?.errors['']} />
        <Button look="secondary">{t(cancels === null ? 'order.withdrawn.keepGoods' : 'order.withdrawn.keep')}</Button>
      </Form>
    </Notice>
  )
}
