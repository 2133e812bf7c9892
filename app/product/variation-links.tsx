import { Link } from '@remix-run/react'
import { campaignSearch } from '../routing/campaign-query'
import { href } from '../routing/href'
import type { Language } from '../store/languages'
import { useTranslation } from '../store/use-translation'
import type { ProductPageData } from './product-page'
import { useSwapKey } from './use-swap-key'

/**
 * Links to the pages of a product's variations; the current one is marked, and one that cannot be ordered says why. With scripts the page
 * changes in place: neither the scroll position nor the focus is lost. The links keep the `campaign`.
 */
export function VariationLinks({ variations: { by, options }, campaign, language }: VariationLinksProps) {
  const { t } = useTranslation()
  const state = useSwapKey().ofLink
  if (options.length === 0) return null
  return (
    <nav aria-labelledby="variations" className="grid min-w-0 gap-1 md:gap-2">
      <h2 id="variations" className="text-sm font-semibold md:text-base">
        {by === null ? t('product.variations') : by}
      </h2>
      <ul className="choice-row flex gap-2 md:flex-wrap">
        {options.map(({ slug, label, current, stock }) => {
          const isUnavailable = stock === 'out-of-stock' || stock === 'discontinued'
          return (
            <li key={slug} className="shrink-0">
              <Link
                to={href('product', language, { slug }) + campaignSearch(campaign)}
                state={state}
                preventScrollReset
                aria-current={current ? 'page' : undefined}
                className={`flex min-h-11 flex-col justify-center rounded-lg border px-4 text-ink no-underline hover:bg-mist aria-[current=page]:border-ink aria-[current=page]:font-semibold aria-[current=page]:ring-1 aria-[current=page]:ring-ink ${isUnavailable ? 'border-dashed border-control leading-tight text-muted' : 'border-control'}`}
              >
                {label}
                {isUnavailable && (
                  <span className="text-xs">
                    <span className="sr-only">, </span>
                    {t(`stock.${stock}`)}
                  </span>
                )}
              </Link>
            </li>
          )
        })}
      </ul>
    </nav>
  )
}

type VariationLinksProps = Pick<ProductPageData, 'variations'> & { campaign: string | null; language: Language }
