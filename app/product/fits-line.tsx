import { useTranslation } from 'react-i18next'
import { Icon } from '../ui/icon'
import { countFits, type FitGroup } from './fits'
import { fitsAnswer } from './fits-filter'

/** Near the name: whether it fits the device the address asks about, else how many it fits; the list is one step away. */
export function FitsLine({ fits, asked }: { fits: readonly FitGroup[]; asked: string }) {
  const { t } = useTranslation()
  const models = countFits(fits)
  if (models === 0) return null
  const answer = fitsAnswer(fits, asked)
  const known = answer === null || answer.kind === 'yes'
  return (
    <p>
      <a href="#fits" className="inline-flex min-h-11 items-center gap-2 text-petrol underline-offset-4 hover:underline">
        <Icon name={known ? 'check-circle' : 'info'} size={20} className={known ? 'text-green' : 'text-muted'} />
        <span className="min-w-0 [overflow-wrap:anywhere]">
          {answer?.kind === 'yes' && <strong className="text-green">{t('product.fits.yes', { device: answer.device })}</strong>}
          {answer?.kind === 'some' && t('product.fits.some', { count: answer.count, query: asked })}
          {answer?.kind === 'none' && t('product.fits.none', { query: asked })}
          {answer === null && `${t('product.fits.jump', { count: models })}: ${brandNames(fits)}`}
        </span>
      </a>
    </p>
  )
}

function brandNames(fits: readonly FitGroup[]): string {
  const names = fits.slice(0, 4).map(({ brand }) => brand)
  return names.join(', ') + (fits.length > names.length ? ' …' : '')
}
