import { Icon } from '../ui/icon'
import { countFits, type FitGroup } from './fits'
import { fitsAnswer } from './fits-filter'
import { useTranslation } from '../store/use-translation'

/**
 * States below the name whether the product fits the requested device, or the only model that it fits, or how
 * many of which brands. Links to the list.
 */
export function FitsLine({ fits, requestedDevice }: { fits: readonly FitGroup[]; requestedDevice: string }) {
  const { t } = useTranslation()
  const models = countFits(fits)
  if (models === 0) return null
  const answer = fitsAnswer(fits, requestedDevice)
  const isPositive = answer === null || answer.kind === 'yes'
  return (
    <p>
      <a href="#fits" className="inline-flex min-h-11 items-center gap-2 text-petrol underline-offset-4 hover:underline">
        <Icon name={isPositive ? 'check-circle' : 'info'} size={20} className={isPositive ? 'text-green' : 'text-muted'} />
        <span className="min-w-0 [overflow-wrap:anywhere]">
          {answer?.kind === 'yes' && <strong className="text-green">{t('product.fits.yes', { device: answer.device })}</strong>}
          {answer?.kind === 'some' && t('product.fits.some', { count: answer.count, query: requestedDevice })}
          {answer?.kind === 'none' && t('product.fits.none', { query: requestedDevice })}
          {answer === null && t('product.fits.jump', { count: models, device: firstDevice(fits), brands: brandNames(fits) })}
        </span>
      </a>
    </p>
  )
}

const firstDevice = ([first]: readonly FitGroup[]): string => (first ? `${first.brand} ${first.models[0] ?? ''}` : '')

function brandNames(fits: readonly FitGroup[]): string {
  const names = fits.slice(0, 4).map(({ brand }) => brand)
  return names.join(', ') + (fits.length > names.length ? ' …' : '')
}
