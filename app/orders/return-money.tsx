import { useTranslation } from '../store/use-translation'
import { AmountRow } from '../ui/amount-row'
import type { ReturnView } from './load-return.server'
import { returnRefundLines } from './return-refund-lines'

/** The amount paid for the goods of a return, what the label costs that was bought, and the amount given back. */
export function ReturnMoney({ shown: { goodsTotal, labelPrice, refund, state } }: { shown: ReturnView }) {
  const { t } = useTranslation()
  if (state === 'cancelled') return null
  return (
    <section>
      <h2>{t('return.money')}</h2>
      <dl className="mt-3">
        <AmountRow label={t('return.money.goods')} value={goodsTotal} className="font-semibold tabular-nums" />
        {labelPrice !== null && (
          <AmountRow label={t('return.money.label')} value={labelPrice.deducted} className="tabular-nums" />
        )}
      </dl>
      {refund === null ? (
        state !== 'refused' && <p className="mt-2 text-muted">{t('return.money.freightBack')}</p>
      ) : (
        <div className="mt-2 grid gap-1 font-semibold">
          {returnRefundLines(refund, t).map((line) => (
            <p key={line}>{line}</p>
          ))}
        </div>
      )}
    </section>
  )
}
