import { useTranslation } from 'react-i18next'
import { Icon } from '../ui/icon'
import type { FitGroup } from './fits'

/** So many models can be read at once; more are folded by brand. */
const READABLE = 40

/** What the product fits, by brand. */
export function FitsList({ fits }: { fits: readonly FitGroup[] }) {
  const { t } = useTranslation()
  const total = countFits(fits)
  if (total === 0) return null
  return (
    <section id="fits" aria-labelledby="fits-title" className="scroll-mt-24">
      <h2 id="fits-title">
        {t('product.fits')} <span className="text-base font-normal text-muted">{t('product.fits.count', { count: total })}</span>
      </h2>
      <div className="mt-3 divide-y divide-line border-y border-line">
        {fits.map(({ brand, models }, index) => (
          <details key={brand} open={total <= READABLE || (index === 0 && models.length <= READABLE)} className="group">
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
    </section>
  )
}

/** How many models a product fits. */
export function countFits(fits: readonly FitGroup[]): number {
  return fits.reduce((sum, { models }) => sum + models.length, 0)
}
