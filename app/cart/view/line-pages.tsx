import { useLocation } from '@remix-run/react'
import { href } from '../../routing/href'
import { paginationLabels } from '../../store/pagination-labels'
import { useLanguage } from '../../store/use-shop'
import { useTranslation } from '../../store/use-translation'
import { Pagination } from '../../ui/pagination'
import { LINES_PAGE, linePage } from '../rules/line-page'
import type { SentLine } from '../rules/sent-line'
import type { ShownCart } from '../rules/shown-cart'
import { withAddresses } from '../rules/with-addresses'
import { CartLines } from './cart-lines'

type LinePagesProps = Pick<ShownCart, 'lines' | 'coming'> & { loaded: readonly SentLine[] }

/** The rows of the cart's page, those of a long cart in pages. `loaded` are those that came with the page. */
export function LinePages({ lines, coming, loaded }: LinePagesProps) {
  const { t } = useTranslation()
  const cart = href('cart', useLanguage())
  const { search } = useLocation()
  const { shown, page, pages } = linePage(lines, new URLSearchParams(search).get(LINES_PAGE))
  const hrefOf = (one: number) => (one === 1 ? cart : `${cart}?${LINES_PAGE}=${one}`)
  return (
    <>
      <CartLines lines={withAddresses(shown, loaded)} coming={coming} />
      <Pagination page={page} pages={pages} labels={paginationLabels(t)} hrefOf={hrefOf} />
    </>
  )
}
