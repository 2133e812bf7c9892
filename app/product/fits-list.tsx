import { useDeferredValue, useState } from 'react'
import { ServerFragment } from '../fragments/server-fragment'
import type { Store } from '../store/store'
import { useTranslation } from '../store/use-translation'
import { Icon } from '../ui/icon'
import { countFits, type FitGroup } from './fits'
import { filterFits } from './fits-filter'
import { FitsFilter } from './fits-filter-form'
import { DeviceNotListed } from './device-not-listed'

/** With more models than this, the brands are collapsed. */
const MAX_EXPANDED_MODELS = 40
/** With more models than this, the list has a filter. */
const MAX_UNFILTERED_MODELS = 8

/** The devices that the product fits, grouped by brand. `requestedDevice` is the initial filter, from the query `?fits=`. */
export function FitsList({ fits, requestedDevice, store }: FitsListProps) {
  const { t } = useTranslation()
  const [typed, setTyped] = useState(requestedDevice)
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
      {(total > MAX_UNFILTERED_MODELS || requestedDevice !== '') && (
        <FitsFilter
          typed={typed}
          onType={setTyped}
          example={fits[0]?.models[0] ?? ''}
          status={query === '' ? '' : count === 0 ? t('product.fits.none', { query }) : t('product.fits.found', { count })}
        />
      )}
      {count === 0 ? (
        <DeviceNotListed query={query} store={store} />
      ) : (
        <ServerFragment of={['fits', found]}>
          {/* A new filter resets which brands are open. */}
          <FitGroups key={query} groups={found} count={count} />
        </ServerFragment>
      )}
    </section>
  )
}

function FitGroups({ groups, count }: { groups: readonly FitGroup[]; count: number }) {
  return (
    <div className="mt-3 divide-y divide-line border-y border-line">
      {groups.map(({ brand, models }, index) => (
        <details
          key={brand}
          open={count <= MAX_EXPANDED_MODELS || (index === 0 && models.length <= MAX_EXPANDED_MODELS)}
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
  )
}

type FitsListProps = { fits: readonly FitGroup[]; requestedDevice: string; store: Store }
