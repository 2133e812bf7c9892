import type { ReturnState } from '../commerce/contract/return'
import { useTranslation } from '../store/use-translation'
import { returnHref } from './return-href'
import { Link } from '../ui/link'

export type ShownReturn = { number: string; state: ReturnState }

/** The returns of an order, each with its state and a link to its page. `path` is that of the order's returns. */
export function OrderReturnList({ path, returns, className = '' }: OrderReturnsProps) {
  const { t } = useTranslation()
  if (returns.length === 0) return null
  return (
    <section className={`rounded-xl bg-mist px-5 py-4 ${className}`}>
      <h2 className="text-lg">{t('return.mine')}</h2>
      <ul className="mt-2 grid gap-1">
        {returns.map(({ number, state }) => (
          <li key={number} className="flex flex-wrap items-center gap-x-4">
            <Link
              to={returnHref(path, number)}
              className="inline-flex min-h-11 items-center font-semibold text-petrol tabular-nums underline underline-offset-4"
            >
              {number}
            </Link>
            <span>{t(`return.state.${state}`)}</span>
          </li>
        ))}
      </ul>
    </section>
  )
}

type OrderReturnsProps = { path: string; returns: readonly ShownReturn[]; className?: string }
