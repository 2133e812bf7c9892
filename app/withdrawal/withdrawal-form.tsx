import type { RefusedForm } from '../forms/form-errors'
import { StatementChoice, type StatementField, StatementForm } from '../page/statement-form'
import { isSameNumber } from './same-number'
import { useTranslation } from '../store/use-translation'
import { TextArea } from '../ui/text-area'
import { LineChoice } from './line-choice'
import type { FormView } from './load-withdrawal.server'

/** The first step of a withdrawal: who withdraws, from which order, and where the acknowledgement goes. No reason is asked. */
export function WithdrawalForm({ view: { values, lines, linesOf, draft } }: { view: FormView }) {
  const { t } = useTranslation()
  const options = (['whole', 'part'] as const).map((value) => ({ value, label: t(`withdrawal.extent.${value}`) }))
  return (
    <StatementForm kind="withdrawal" values={values} send={t('withdrawal.continue')}>
      {(field, refused) => (
        <>
          {draft !== null && <input type="hidden" name="draft" value={draft} />}
          <StatementChoice
            legend={t('withdrawal.extent')}
            name="extent"
            options={options}
            chosen={extentOf(refused) ?? values.extent}
          />
          {/* Without style sheets the goods are always shown. */}
          <div className="grid gap-5 group-has-[[value=whole]:checked]/form:hidden">
            <Goods
              lines={lines}
              isOwn={isSameNumber(field('number').defaultValue, linesOf)}
              refused={refused}
              goods={field('goods')}
            />
          </div>
        </>
      )}
    </StatementForm>
  )
}

type GoodsProps = Pick<FormView, 'lines'> & { isOwn: boolean; refused: RefusedForm | null; goods: ReturnType<StatementField> }

/**
 * The choice of goods: the lines of the order that the visitor is logged in to, or words. Words that were written
 * stay beside the lines, to be read again.
 */
function Goods({ lines, isOwn, refused, goods }: GoodsProps) {
  const { t } = useTranslation()
  const areOffered = isOwn && lines.length > 0
  const areWorded = !areOffered || (goods.defaultValue ?? '') !== ''
  return (
    <>
      {areOffered && <LineChoice lines={lines} typed={refused?.values ?? null} error={areWorded ? undefined : goods.error} />}
      {areWorded && <TextArea {...goods} label={t('withdrawal.goods')} hint={t('withdrawal.goods.hint')} rows={3} />}
    </>
  )
}

function extentOf(refused: RefusedForm | null): 'whole' | 'part' | null {
  const typed = refused?.values.extent
  return typed === 'whole' || typed === 'part' ? typed : null
}
