import { Icon } from './icon'
import { pageNumbers } from './page-numbers'
import { Link } from './link'

type PaginationLabels = { list: string; previous: string; next: string; page: (page: number) => string }

/** Links to the pages of a listing; nothing when there is only one. `hrefOf` gives the URL of a page, counted from 1. */
export function Pagination({ page, pages, labels, hrefOf }: PaginationProps) {
  if (pages <= 1) return null
  return (
    <nav aria-label={labels.list} className="my-8">
      <ul className="flex flex-wrap items-center justify-center gap-1 tabular-nums">
        {page > 1 && (
          <li>
            <Link to={hrefOf(page - 1)} rel="prev" className={STEP}>
              <Icon name="chevron-left" size={20} />
              <span className="sr-only sm:not-sr-only">{labels.previous}</span>
            </Link>
          </li>
        )}
        {pageNumbers(page, pages).map((step, index) =>
          step === 'gap' ? (
            <li key={`gap-${index}`} aria-hidden="true" className="px-1 text-muted">
              …
            </li>
          ) : (
            <li key={step}>
              <Link
                to={hrefOf(step)}
                aria-label={labels.page(step)}
                aria-current={step === page ? 'page' : undefined}
                className={`${STEP} aria-[current=page]:bg-ink aria-[current=page]:text-white`}
              >
                {step}
              </Link>
            </li>
          ),
        )}
        {page < pages && (
          <li>
            <Link to={hrefOf(page + 1)} rel="next" className={STEP}>
              <span className="sr-only sm:not-sr-only">{labels.next}</span>
              <Icon name="chevron-right" size={20} />
            </Link>
          </li>
        )}
      </ul>
    </nav>
  )
}

type PaginationProps = { page: number; pages: number; labels: PaginationLabels; hrefOf: (page: number) => string }

const STEP =
  'flex h-11 min-w-11 items-center justify-center gap-1 rounded-lg px-2 font-semibold text-ink no-underline hover:bg-mist'
