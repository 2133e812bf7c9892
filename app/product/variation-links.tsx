import { campaignSearch } from '../routing/campaign-query'
import { href } from '../routing/href'
import { useStockText } from '../stock/use-stock-text'
import type { Language } from '../store/languages'
import { useTranslation } from '../store/use-translation'
import type { ProductPageData } from './product-page'
import { useSwapKey } from './use-swap-key'
import { Link } from '../ui/link'

/**
 * Links to the pages of a product's variations; the current one is marked, and one that is not in stock
 * says so, or when it comes. With scripts the page changes in place: neither the scroll position nor the
 * focus is lost. The links keep the `campaign`.
 */
export function VariationLinks({ variations: { by, options }, campaign, language }: VariationLinksProps) {
  const { t } = useTranslation()
  const stockText = useStockText()
  const state = useSwapKey().ofLink
  if (options.length === 0) return null
  return (
    <nav aria-labelledby="variations" className="grid min-w-0 gap-1 md:gap-2">
      <h2 id="variations" className="text-sm font-semibold md:text-base">
        {by === null ? t('product.variations') : by}
      </h2>
      <ul className="choice-row flex gap-2 md:flex-wrap">
        {options.map(({ slug, label, current, stock, available }) => {
          const isSaid = stock.kind === 'presale' || stock.kind === 'out-of-stock' || stock.kind === 'discontinued'
          return (
            <li key={slug} className="shrink-0">
              <Link
                to={href('product', language, { slug }) + campaignSearch(campaign)}
                state={state}
                preventScrollReset
                aria-current={current ? 'page' : undefined}
                className={`relative flex min-h-11 flex-col justify-center rounded-lg border px-4 text-ink no-underline hover:bg-mist aria-[current=page]:border-ink aria-[current=page]:font-semibold aria-[current=page]:ring-1 aria-[current=page]:ring-ink ${isSaid ? 'leading-tight' : ''} ${available ? 'border-control' : 'border-dashed border-control text-muted'}`}
              >
                {label}
                {isSaid && (
                  <span className="text-xs">
                    <span className="sr-only">, </span>
                    {stockText(stock)}
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
