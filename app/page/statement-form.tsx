import { Form, useNavigation } from '@remix-run/react'
import type { ReactNode } from 'react'
import { FormAlert } from '../forms/form-alert'
import type { RefusedForm } from '../forms/form-errors'
import { useRefusedForm } from '../forms/use-refused-form'
import { contentHref, href } from '../routing/href'
import { useStore } from '../store/use-shop'
import { useTranslation } from '../store/use-translation'
import { Button } from '../ui/button'
import { EmailField } from '../ui/email-field'
import { Field } from '../ui/field'
import { RadioCard, RadioCards } from '../ui/radio-card'
import { Link } from '../ui/link'

/** The state of a field of the form: the text that was typed, or that it begins with, and its error. */
export type StatementField = (name: string) => {
  name: string
  id: string
  defaultValue: string | undefined
  error: string | undefined
}

/**
 * A statement that needs no login, about an order: who makes it, the number of the order, and where the acknowledgement goes.
 * `kind` is the name of the page and of the form; `values` are what its fields begin with; `children` are the further fields.
 */
export function StatementForm({ kind, values = {}, send, children }: StatementFormProps) {
  const { t } = useTranslation()
  const { language, paths } = useStore()
  const { refused, form } = useRefusedForm(kind)
  const { state } = useNavigation()
  const field: StatementField = (name) => {
    const error = refused?.errors[name]
    return { name, id: `${kind}-${name}`, defaultValue: refused?.values[name] ?? values[name], error: error && t(error) }
  }
  return (
    <Form ref={form} method="post" action={href(kind, language)} noValidate className="group/form grid max-w-xl gap-5 text-base">
      <FormAlert error={refused?.errors['']} />
      <Field {...field('name')} label={t(`${kind}.name`)} autoComplete="name" />
      <Field
        {...field('number')}
        label={t(`${kind}.number`)}
        hint={t(`${kind}.number.hint`)}
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
      />
      <EmailField {...field('email')} label={t(`${kind}.email`)} hint={t(`${kind}.email.hint`)} />
      {children(field, refused)}
      <p className="text-sm text-muted">
        {t('statement.private')}{' '}
        <Link to={contentHref(language, paths.privacy)} className="text-petrol underline underline-offset-4">
          {t('checkout.privacy.link')}
        </Link>
      </p>
      <div>
        <Button disabled={state === 'submitting'}>{send}</Button>
      </div>
    </Form>
  )
}

/** A choice between two or more cards in a statement, with `chosen` first. */
export function StatementChoice({ legend, name, options, chosen }: StatementChoiceProps) {
  return (
    <RadioCards legend={legend}>
      <div className="flex flex-wrap gap-2">
        {options.map(({ value, label }) => (
          <RadioCard key={value} tight name={name} value={value} defaultChecked={chosen === value} label={label} />
        ))}
      </div>
    </RadioCards>
  )
}

type StatementFormProps = {
  kind: 'withdrawal' | 'termination'
  values?: Readonly<Record<string, string>>
  send: string
  children: (field: StatementField, refused: RefusedForm | null) => ReactNode
}

type StatementChoiceProps = { legend: string; name: string; options: readonly { value: string; label: string }[]; chosen: string }
