import { Form, Link, useNavigation } from '@remix-run/react'
import { FormAlert } from '../forms/form-alert'
import { useRefusedForm } from '../forms/use-refused-form'
import { contentHref, href } from '../routing/href'
import { useStore } from '../store/use-shop'
import { useTranslation } from '../store/use-translation'
import { Button } from '../ui/button'
import { Field } from '../ui/field'
import { RadioCard, RadioCards } from '../ui/radio-card'
import { TextArea } from '../ui/text-area'

type FieldName = 'name' | 'number' | 'email' | 'contract' | 'day' | 'reason'

/** The termination form: customer, subscription and last day (§ 312k BGB). `id` makes a form that is sent twice count once. */
export function TerminationForm({ id }: { id: string }) {
  const { t } = useTranslation()
  const { language, paths } = useStore()
  const { refused, form } = useRefusedForm('termination')
  const { state } = useNavigation()
  const field = (name: FieldName) => {
    const error = refused?.errors[name]
    return { name, id: `termination-${name}`, defaultValue: refused?.values[name], error: error && t(error) }
  }
  return (
    <Form
      ref={form}
      method="post"
      action={href('termination', language)}
      noValidate
      className="group/form grid max-w-xl gap-5 text-base"
    >
      <input type="hidden" name="id" value={refused?.values.id ?? id} />
      <FormAlert error={refused?.errors['']} />
      <Field {...field('name')} label={t('termination.name')} autoComplete="name" />
      <Field
        {...field('number')}
        label={t('termination.number')}
        hint={t('termination.number.hint')}
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
      />
      <Field
        {...field('email')}
        label={t('termination.email')}
        hint={t('termination.email.hint')}
        type="email"
        autoComplete="email"
        inputMode="email"
      />
      <Field {...field('contract')} label={t('termination.contract')} hint={t('termination.contract.hint')} autoComplete="off" />
      <RadioCards legend={t('termination.when')}>
        <div className="flex flex-wrap gap-2">
          {(['soonest', 'date'] as const).map((value) => (
            <RadioCard
              key={value}
              tight
              name="when"
              value={value}
              defaultChecked={(refused?.values.when ?? 'soonest') === value}
              label={t(`termination.when.${value}`)}
            />
          ))}
        </div>
      </RadioCards>
      {/* Without style sheets the day is always there. */}
      <div className="group-has-[[value=soonest]:checked]/form:hidden">
        <Field {...field('day')} label={t('termination.day')} type="date" />
      </div>
      <TextArea {...field('reason')} label={t('termination.reason')} hint={t('termination.reason.hint')} rows={2} />
      <p className="text-sm text-muted">
        {t('withdrawal.private')}{' '}
        <Link to={contentHref(language, paths.privacy)} className="text-petrol underline underline-offset-4">
          {t('checkout.privacy.link')}
        </Link>
        .
      </p>
      <div>
        <Button disabled={state === 'submitting'}>{t('termination.send')}</Button>
      </div>
    </Form>
  )
}
