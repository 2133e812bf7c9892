import { StatementChoice, StatementForm } from '../page/statement-form'
import { useTranslation } from '../store/use-translation'
import { Field } from '../ui/field'
import { TextArea } from '../ui/text-area'

/** The termination form: customer, subscription and last day (§ 312k BGB). `id` makes a form that is sent twice count once. */
export function TerminationForm({ id }: { id: string }) {
  const { t } = useTranslation()
  const options = (['soonest', 'date'] as const).map((value) => ({ value, label: t(`termination.when.${value}`) }))
  return (
    <StatementForm kind="termination" send={t('termination.send')}>
      {(field, refused) => (
        <>
          <input type="hidden" name="id" value={refused?.values.id ?? id} />
          <Field
            {...field('contract')}
            label={t('termination.contract')}
            optional={t('field.optional')}
            hint={t('termination.contract.hint')}
            autoComplete="off"
          />
          <StatementChoice
            legend={t('termination.when')}
            name="when"
            options={options}
            chosen={refused?.values.when ?? 'soonest'}
          />
          {/* Without style sheets the day field is always shown. */}
          <div className="group-has-[[value=soonest]:checked]/form:hidden">
            <Field {...field('day')} label={t('termination.day')} type="date" />
          </div>
          <TextArea {...field('reason')} label={t('termination.reason')} hint={t('termination.reason.hint')} rows={2} />
        </>
      )}
    </StatementForm>
  )
}
