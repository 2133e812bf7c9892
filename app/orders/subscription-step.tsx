import { Form } from '@remix-run/react'
import type { ReactNode } from 'react'
import type { Subscription } from '../commerce/contract/subscription'
import { FormIntent } from '../forms/form-intent'
import { isTypedStep, type STEPS, SUBSCRIPTION_FORM, subscriptionPlace } from './subscription-place'

type StepName = (typeof STEPS)[number]

type StepProps = {
  action: string
  subscription: Subscription
  /** The id of the order that began it, on pages that are not the order's own. */
  order: string | undefined
  step: StepName
  children: ReactNode
}

/** A form of a subscription with one button. */
export function Step({ action, subscription: { id }, order, step, children }: StepProps) {
  return (
    <Form method="post" action={`${action}#${subscriptionPlace(id)}`} className="grid justify-items-start gap-3">
      <Hidden id={id} order={order} step={step} />
      {children}
    </Form>
  )
}

/** The fields that every form of a subscription has. */
export function Hidden({ id, order, step }: { id: string; order: string | undefined; step: StepName }) {
  return (
    <>
      <FormIntent name={SUBSCRIPTION_FORM} isTyped={isTypedStep(step)} />
      <input type="hidden" name="subscription_id" value={id} />
      {order !== undefined && <input type="hidden" name="order_id" value={order} />}
      <input type="hidden" name="action" value={step} />
    </>
  )
}

/** A form behind a link that opens it. */
export function Folded({ title, open = false, children }: { title: string; open?: boolean; children: ReactNode }) {
  return (
    <details open={open}>
      <summary className="inline-flex min-h-11 cursor-pointer items-center text-petrol underline underline-offset-4">
        {title}
      </summary>
      <div className="mt-2 mb-3">{children}</div>
    </details>
  )
}
