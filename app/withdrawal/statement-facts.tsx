import { useTranslation } from '../store/use-translation'
import type { StatementView } from './load-withdrawal.server'

/** A withdrawal in full: the statement, the order, the goods, the name, and where the acknowledgement goes. */
export function StatementFacts({ statement }: Pick<StatementView, 'statement'>) {
  const { t } = useTranslation()
  const { number, name, email, extent, goods, message } = statement
  const described = [...goods, ...(message === '' ? [] : message.split(/\r?\n/))]
  const facts = [
    { term: t('withdrawal.number'), values: [number] },
    { term: t('withdrawal.statement.goods'), values: extent === 'whole' ? [t('withdrawal.extent.whole')] : described },
    { term: t('withdrawal.name'), values: [name] },
    { term: t('withdrawal.email'), values: [email] },
  ]
  return (
    <div className="max-w-xl rounded-xl border border-line p-4 text-base sm:p-6">
      <p>{t('withdrawal.statement')}</p>
      <dl className="mt-4 grid gap-3">
        {facts.map(({ term, values }) => (
          <div key={term}>
            <dt className="text-sm text-muted">{term}</dt>
            {values.map((value, at) => (
              <dd key={at} className="wrap-anywhere">
                {value}
              </dd>
            ))}
          </div>
        ))}
      </dl>
    </div>
  )
}
