import { Form, useNavigation } from '@remix-run/react'
import { FormAlert } from '../forms/form-alert'
import { useRefusedForm } from '../forms/use-refused-form'
import { href } from '../routing/href'
import { useStore } from '../store/use-shop'
import { useTranslation } from '../store/use-translation'
import { Button } from '../ui/button'
import type { StatementView } from './load-withdrawal.server'
import { StatementFacts } from './statement-facts'
import { Link } from '../ui/link'

/** The second step of a withdrawal: the statement as it will be sent. The button carries the words of the law alone. */
export function ConfirmStatement({ view: { statement } }: { view: StatementView }) {
  const { t } = useTranslation()
  const { language, brand } = useStore()
  const { refused, form } = useRefusedForm('confirm-withdrawal')
  const { state } = useNavigation()
  const page = href('withdrawal', language)
  return (
    <>
      <p>{t('withdrawal.check.text', { brand })}</p>
      <StatementFacts statement={statement} />
      <Form ref={form} method="post" action={`${page}?statement=${statement.id}`} className="grid gap-4 text-base">
        <input type="hidden" name="intent" value="confirm" />
        <input type="hidden" name="statement" value={statement.id} />
        <FormAlert error={refused?.errors['']} />
        <div className="flex flex-wrap items-center gap-x-6 gap-y-3">
          <Button disabled={state === 'submitting'}>{t('withdrawal.confirm')}</Button>
          <Link to={`${page}?draft=${statement.id}`} className="inline-block py-2.5 text-petrol underline underline-offset-4">
            {t('withdrawal.change')}
          </Link>
        </div>
      </Form>
    </>
  )
}
