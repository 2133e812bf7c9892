import { Form } from '@remix-run/react'
import type { ReactNode } from 'react'
import { useOneTimeKey } from '../cart/live/use-one-time-key'
import { ONCE } from '../cart/rules/one-time-key'
import { FormAlert } from '../forms/form-alert'
import { FormIntent } from '../forms/form-intent'
import { useRefusedForm } from '../forms/use-refused-form'
import { useTranslation } from '../store/use-translation'
import { Button, type ButtonLook } from '../ui/button'

/** Name of the form that puts the goods of an order into the cart again. */
export const BUY_AGAIN = 'buy-again'

/**
 * Puts the goods of an order into the cart again. `children`: what tells the order, where the
 * address of the page does not; and its name.
 */
export function BuyAgainForm({ action, look, children }: { action: string; look: ButtonLook; children?: ReactNode }) {
  const { t } = useTranslation()
  const { refused } = useRefusedForm(BUY_AGAIN)
  return (
    <Form method="post" action={action} preventScrollReset className="print:hidden">
      <FormIntent name={BUY_AGAIN} />
      <input type="hidden" name={ONCE} defaultValue={useOneTimeKey()} />
      {children === undefined && <FormAlert error={refused?.errors['']} />}
      <Button look={look}>
        {t(children === undefined ? 'order.again.go' : 'order.again.title')}
        {children}
      </Button>
    </Form>
  )
}
