import { useTranslation } from 'react-i18next'
import { href } from '../routing/href'
import type { Language } from '../store/languages'
import type { ProductPage } from './product-page'

/** What a set holds. */
export function SetMembers({ members, language }: Pick<ProductPage, 'members'> & { language: Language }) {
  const { t } = useTranslation()
  if (members.length === 0) return null
  return (
    <section aria-labelledby="set-members">
      <h2 id="set-members">{t('product.members')}</h2>
      <ul className="mt-3 divide-y divide-line border-y border-line">
        {members.map(({ product_id, slug, name, quantity }) => (
          <li key={product_id} className="flex gap-3 py-3">
            <span className="w-10 shrink-0 font-semibold tabular-nums">{quantity} ×</span>
            <a href={href('product', language, { slug })} className="text-petrol underline-offset-4 hover:underline">
              {name}
            </a>
          </li>
        ))}
      </ul>
    </section>
  )
}
