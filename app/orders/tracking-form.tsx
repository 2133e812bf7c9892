import { Form, useNavigation } from '@remix-run/react'
import { FormAlert } from '../forms/form-alert'
import { useRefusedForm } from '../forms/use-refused-form'
import { href } from '../routing/href'
import { useLanguage } from '../store/use-shop'
import { useTranslation } from '../store/use-translation'
import { Button } from '../ui/button'
import { Field } from '../ui/field'

/**
 * Finds an order by its number, and the e-mail address or the postal code it was placed with (spec section 2,
 * track-order). `number` is filled in at first.
 */
export function TrackingForm({ number }: { number: string | undefined }) {
  const { t } = useTranslation()
  const { refused, form } = useRefusedForm('tracking')
  const { state } = useNavigation()
  const errorOf = (field: string) => {
    const error = refused?.errors[field]
    return error && t(error)
  }
  return (
    <Form ref={form} method="post" action={href('trackOrder', useLanguage())} noValidate className="grid max-w-md gap-5">
      <FormAlert error={refused?.errors['']} />
      <Field
        id="tracking-number"
        name="number"
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        label={t('tracking.number')}
        hint={t('tracking.number.hint')}
        defaultValue={refused?.values.number ?? number}
        error={errorOf('number')}
      />
      <Field
        id="tracking-proof"
        name="proof"
        autoComplete="email"
        autoCapitalize="none"
        spellCheck={false}
        label={t('tracking.proof')}
        hint={t('tracking.proof.hint')}
        defaultValue={refused?.values.proof}
        error={errorOf('proof')}
      />
      <Button wide disabled={state === 'submitting'}>
        {t(state === 'submitting' ? 'tracking.finding' : 'tracking.find')}
      </Button>
    </Form>
  )
}
