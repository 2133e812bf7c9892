import { useDeferredValue, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { Store } from '../store/store'
import { Icon } from '../ui/icon'
import { countFits, type FitGroup } from './fits'
import { filterFits } from './fits-filter'
import { FitsFilter } from './fits-filter-form'
import { NoFit } from './no-fit'

/** So many models can be read at once; more are folded by brand. */
const READABLE = 40
/** In a list shorter than this everyone finds her model. */
const SHORT = 8

/** What the product fits, by brand. `asked` is the filter of the address; with script the list follows what is typed. */
export function FitsList({ fits, asked, store }: { fits: readonly FitGroup[]; asked: string; store: Store }) {
  const { t } = useTranslation()
  const [typed, setTyped] = useState(asked)
  const query = useDeferredValue(typed).trim()
  const total = countFits(fits)
  if (total === 0) return null
  const found = filterFits(fits, query)
  const count = countFits(found)
  return (
    <section id="fits" aria-labelledby="fits-title" className="scroll-mt-24">
      <h2 id="fits-title">
        {t('product.fits')} <span className="text-base font-normal text-muted">{t('product.fits.count', { count: total })}</span>
      </h2>
      {(total > SHORT || asked !== '') && (
        <FitsFilter
          typed={typed}
          onType={setTyped}
          example={fits[0]?.models[0] ?? ''}
          status={query === '' ? '' : count === 0 ? t('product.fits.none', { query }) : t('product.fits.found', { count })}
        />
      )}
      {count === 0 ? (
        <NoFit query={query} store={store} />
      ) : (
        <div className="mt-3 divide-y divide-line border-y border-line">
          {found.map(({ brand, models }, index) => (
            <details
              // A new filter opens and folds anew, whatever was opened by hand before.
              key={`${brand} ${query}`}
              open={count <= READABLE || (index === 0 && models.length <= READABLE)}
              className="group"
            >
              <summary className="flex min-h-12 cursor-pointer list-none items-center gap-2 py-2">
                <span className="font-semibold">{brand}</span>
                <span className="grow text-sm text-muted tabular-nums">{models.length}</span>
                <Icon name="chevron-down" size={20} className="text-muted group-open:rotate-180" />
              </summary>
              <ul className="columns-2 gap-x-6 pb-4 text-sm sm:columns-3 lg:columns-4">
                {models.map((model) => (
                  <li key={model} className="break-inside-avoid py-0.5">
                    {model}
                  </li>
                ))}
              </ul>
            </details>
          ))}
        </div>
      )}
    </section>
  )
}
