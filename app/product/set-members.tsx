import { DepositNote } from '../pricing/deposit-note'
import { PricePerUnit } from '../pricing/price-per-unit'
import { usePrice } from '../pricing/use-price'
import { href } from '../routing/href'
import type { Language } from '../store/languages'
import { useTranslation } from '../store/use-translation'
import { KeptTogether } from '../store/kept-together'
import type { ProductPageData } from './product-page'
import type { SetMember } from './set'
import { Thumb } from '../card/thumb'

/** The members of a set with their quantities and individual prices, and how much the set saves. */
export function SetMembers({ product, language }: SetMembersProps) {
  const { t } = useTranslation()
  const formatPrice = usePrice()
  const { members, membersPrice, personal, price, vat } = product
  if (members.length === 0) return null
  return (
    <section aria-labelledby="set-members">
      <h2 id="set-members">{t('product.members')}</h2>
      <ul className="mt-3 divide-y divide-line border-y border-line">
        {members.map((member) => (
          <Member key={member.id} member={member} language={language} />
        ))}
      </ul>
      {membersPrice !== null && price && (
        <p className="mt-3 flex flex-wrap justify-between gap-x-4 gap-y-1 tabular-nums">
          <span className="text-muted">{t('product.members.apart', { price: formatPrice(membersPrice, vat) })}</span>
          <strong className="text-green">
            {t('product.members.saved', { amount: formatPrice(membersPrice - (personal ?? price).price, vat) })}
          </strong>
        </p>
      )}
    </section>
  )
}

function Member({ member, language }: { member: SetMember; language: Language }) {
  const { slug, name, sku, thumb, quantity, price, vat, content, deposit } = member
  const { t } = useTranslation()
  const formatPrice = usePrice()
  return (
    <li className="relative flex items-center gap-3 py-3 sm:gap-4">
      <Thumb thumb={thumb} className="size-16 sm:size-20" />
      <div className="min-w-0 grow">
        <p className="leading-snug font-semibold">
          <span className="tabular-nums">{t('product.members.times', { count: quantity })} </span>
          {slug === null ? (
            <KeptTogether>{name}</KeptTogether>
          ) : (
            <a
              href={href('product', language, { slug })}
              className="text-ink underline-offset-4 after:absolute after:inset-0 after:rounded-lg hover:underline"
            >
              <KeptTogether>{name}</KeptTogether>
            </a>
          )}
        </p>
        <p className="mt-0.5 text-sm text-muted">{sku}</p>
      </div>
      {price !== null && (
        <p className="shrink-0 text-right tabular-nums">
          {formatPrice(price, vat)}
          {quantity > 1 && <span className="block text-sm text-muted">{t('product.members.each')}</span>}
          <PricePerUnit {...{ price, content, vat }} />
          <DepositNote deposit={deposit} className="block text-sm text-muted" />
        </p>
      )}
    </li>
  )
}

type SetMembersProps = {
  product: Pick<ProductPageData, 'members' | 'membersPrice' | 'personal' | 'price' | 'vat'>
  language: Language
}
