import { Form, Link, useNavigation } from '@remix-run/react'
import { FormAlert } from '../forms/form-alert'
import type { RefusedForm } from '../forms/form-errors'
import { useRefusedForm } from '../forms/use-refused-form'
import { contentHref, href } from '../routing/href'
import { useStore } from '../store/use-shop'
import { useTranslation } from '../store/use-translation'
import { Button } from '../ui/button'
import { Field } from '../ui/field'
import { RadioCard, RadioCards } from '../ui/radio-card'
import { TextArea } from '../ui/text-area'
import { LineChoice } from './line-choice'
import type { FormView } from './load-withdrawal.server'

/** The first step of a withdrawal: who withdraws, from which order, and where the acknowledgement goes. No reason is asked. */
export function WithdrawalForm({ view: { values, lines, draft } }: { view: FormView }) {
  const { t } = useTranslation()
  const { language, paths } = useStore()
  const { refused, form } = useRefusedForm('withdrawal')
  const { state } = useNavigation()
  const field = (name: 'number' | 'name' | 'email' | 'goods') => {
    const error = refused?.errors[name]
    return { name, id: `withdrawal-${name}`, defaultValue: refused?.values[name] ?? values[name], error: error && t(error) }
  }
  const extent = extentOf(refused) ?? values.extent
  return (
    <Form
      ref={form}
      method="post"
      action={href('withdrawal', language)}
      noValidate
      className="group/form grid max-w-xl gap-5 text-base"
    >
      {draft !== null && <input type="hidden" name="draft" value={draft} />}
      <FormAlert error={refused?.errors['']} />
      <Field {...field('name')} label={t('withdrawal.name')} autoComplete="name" />
      <Field
        {...field('number')}
        label={t('withdrawal.number')}
        hint={t('withdrawal.number.hint')}
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
      />
      <Field
        {...field('email')}
        label={t('withdrawal.email')}
        hint={t('withdrawal.email.hint')}
        type="email"
        autoComplete="email"
        inputMode="email"
      />
      <RadioCards legend={t('withdrawal.extent')}>
        <div className="flex flex-wrap gap-2">
          {(['whole', 'part'] as const).map((value) => (
            <RadioCard
              key={value}
              tight
              name="extent"
              value={value}
              defaultChecked={extent === value}
              label={t(`withdrawal.extent.${value}`)}
            />
          ))}
        </div>
      </RadioCards>
      {/* Without style sheets the goods are always there. */}
      <div className="grid gap-5 group-has-[[value=whole]:checked]/form:hidden">
        {lines.length > 0 && <LineChoice lines={lines} typed={refused?.values ?? null} />}
        <TextArea {...field('goods')} label={t('withdrawal.goods')} hint={t('withdrawal.goods.hint')} rows={3} />
      </div>
      <p className="text-sm text-muted">
        {t('withdrawal.private')}{' '}
        <Link to={contentHref(language, paths.privacy)} className="text-petrol underline underline-offset-4">
          {t('checkout.privacy.link')}
        </Link>
        .
      </p>
      <div>
        <Button disabled={state === 'submitting'}>{t('withdrawal.continue')}</Button>
      </div>
    </Form>
  )
}

function extentOf(refused: RefusedForm | null): 'whole' | 'part' | null {
  const typed = refused?.values.extent
  return typed === 'whole' || typed === 'part' ? typed : null
}
