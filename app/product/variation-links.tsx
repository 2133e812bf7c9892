import { campaignSearch } from '../routing/campaign-query'
import { href } from '../routing/href'
import type { Language } from '../store/languages'
import { useTranslation } from '../store/use-translation'
import type { ProductPage } from './product-page'

/** Links to the pages of a product's variations; the current one is marked. The links keep the `campaign`. */
export function VariationLinks({ variations: { by, options }, campaign, language }: VariationLinksProps) {
  const { t } = useTranslation()
  if (options.length === 0) return null
  return (
    <nav aria-labelledby="variations" className="grid gap-2">
      <h2 id="variations" className="text-base font-semibold">
        {by === null ? t('product.variations') : by}
      </h2>
      <ul className="flex flex-wrap gap-2">
        {options.map(({ slug, label, current, stock }) => {
          const isUnavailable = stock === 'out-of-stock' || stock === 'discontinued'
          return (
            <li key={slug}>
              <a
                href={href('product', language, { slug }) + campaignSearch(campaign)}
                aria-current={current ? 'page' : undefined}
                className={`flex min-h-11 items-center rounded-lg border px-4 text-ink no-underline hover:bg-mist aria-[current=page]:border-ink aria-[current=page]:font-semibold aria-[current=page]:ring-1 aria-[current=page]:ring-ink ${isUnavailable ? 'border-dashed border-control text-muted' : 'border-control'}`}
              >
                {label}
                {isUnavailable && <span className="sr-only">, {t(`stock.${stock}`)}</span>}
              </a>
            </li>
          )
        })}
      </ul>
    </nav>
  )
}

type VariationLinksProps = Pick<ProductPage, 'variations'> & { campaign: string | null; language: Language }
