import { useTranslation } from 'react-i18next'
import { displayedAmount } from '../pricing/vat'
import { href } from '../routing/href'
import { formatMoney } from '../store/money'
import type { Store } from '../store/store'
import { keepUnits } from './keep-units'
import type { ProductPage } from './product-page'
import type { SetMember } from './set'
import { Thumb } from './thumb'

/** What a set holds: each part with its picture, how many of it, what it costs alone, and what is saved by the set. */
export function SetMembers({ product, store }: { product: MembersOf; store: Store }) {
  const { t } = useTranslation()
  const { members, apart, price, vat } = product
  if (members.length === 0) return null
  const money = (amount: number) => formatMoney(displayedAmount(amount, 'including', vat, store.currencyDigits), store)
  return (
    <section aria-labelledby="set-members">
      <h2 id="set-members">{t('product.members')}</h2>
      <ul className="mt-3 divide-y divide-line border-y border-line">
        {members.map((member) => (
          <Member key={member.id} member={member} store={store} />
        ))}
      </ul>
      {apart !== null && price && (
        <p className="mt-3 flex flex-wrap justify-between gap-x-4 gap-y-1 tabular-nums">
          <span className="text-muted">{t('product.members.apart', { price: money(apart) })}</span>
          <strong className="text-green">{t('product.members.saved', { amount: money(apart - price.price) })}</strong>
        </p>
      )}
    </section>
  )
}

function Member({ member: { slug, name, sku, thumb, quantity, price, vat }, store }: { member: SetMember; store: Store }) {
  const { t } = useTranslation()
  return (
    <li className="relative flex items-center gap-3 py-3 sm:gap-4">
      <Thumb thumb={thumb} className="size-16 sm:size-20" />
      <div className="min-w-0 grow">
        <p className="leading-snug font-semibold">
          <span className="tabular-nums">{t('product.members.times', { count: quantity })} </span>
          <a
            href={href('product', store.language, { slug })}
            className="text-ink underline-offset-4 after:absolute after:inset-0 after:rounded-lg hover:underline"
          >
            {keepUnits(name)}
          </a>
        </p>
        <p className="mt-0.5 text-sm text-muted">{sku}</p>
      </div>
      {price !== null && (
        <p className="shrink-0 text-right tabular-nums">
          {formatMoney(displayedAmount(price, 'including', vat, store.currencyDigits), store)}
          {quantity > 1 && <span className="block text-sm text-muted">{t('product.members.each')}</span>}
        </p>
      )}
    </li>
  )
}

type MembersOf = Pick<ProductPage, 'members' | 'apart' | 'price' | 'vat'>
