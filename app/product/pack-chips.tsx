import { DepositNote } from '../pricing/deposit-note'
import { PricePerUnit } from '../pricing/price-per-unit'
import { usePrice } from '../pricing/use-price'
import { campaignSearch } from '../routing/campaign-query'
import { href } from '../routing/href'
import { useStockText } from '../stock/use-stock-text'
import type { Language } from '../store/languages'
import { useTranslation } from '../store/use-translation'
import type { PackOption } from './pack-options'
import { useSwapKey } from './use-swap-key'
import { Link } from '../ui/link'

/**
 * Links to the pack sizes of a product, with price and price per piece; the current one is marked, and one that is not in stock
 * says so, or the day on which it arrives. With scripts the page changes in place, as for variations. The links keep the
 * `campaign`.
 */
export function PackChips({ packs, campaign, language }: PackChipsProps) {
  const { t } = useTranslation()
  const state = useSwapKey().ofLink
  if (packs.length === 0) return null
  return (
    <nav aria-labelledby="packs" className="grid min-w-0 gap-1 md:gap-2">
      <h2 id="packs" className="text-sm font-semibold md:text-base">
        {t('product.packs')}
      </h2>
      <ul className="choice-row flex gap-2 md:grid md:grid-cols-[repeat(auto-fill,minmax(7rem,1fr))]">
        {packs.map((pack) => (
          <li key={pack.slug} className="grid shrink-0">
            <Link
              to={href('product', language, { slug: pack.slug }) + campaignSearch(campaign)}
              state={state}
              preventScrollReset
              aria-current={pack.current ? 'page' : undefined}
              className={`rounded-lg border px-3 py-2 text-ink no-underline hover:bg-mist aria-[current=page]:border-ink aria-[current=page]:ring-1 aria-[current=page]:ring-ink ${pack.orderable ? 'border-control' : 'border-dashed border-control'}`}
            >
              <PackChip pack={pack} />
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}

function PackChip({ pack: { pieces, content, price, vat, deposit, stock, orderable } }: { pack: PackOption }) {
  const { t } = useTranslation()
  const stockText = useStockText()
  const formatPrice = usePrice()
  const isSaid = stock.kind === 'presale' || stock.kind === 'out-of-stock' || stock.kind === 'discontinued'
  return (
    <>
      <span className="block font-semibold">{t('product.pack', { count: pieces })}</span>
      {price !== null && (
        <span className="block text-sm tabular-nums">
          {formatPrice(price, vat)}
          <PricePerUnit price={price} content={content} vat={vat} />
          <DepositNote deposit={deposit} className="block text-muted" />
        </span>
      )}
      {isSaid && (
        <span className={`block text-sm ${orderable || stock.kind === 'presale' ? 'text-warm' : 'text-red'}`}>
          {stockText(stock)}
        </span>
      )}
    </>
  )
}

type PackChipsProps = { packs: readonly PackOption[]; campaign: string | null; language: Language }
