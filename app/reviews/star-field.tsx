import { Icon } from '../ui/icon'
import { useTranslation } from '../store/use-translation'

const STARS = [1, 2, 3, 4, 5] as const

/** Radio buttons for 1 to 5 stars. The style sheet reviews.css fills the stars up to the chosen one. */
export function StarField({ id, name, defaultValue, error }: StarFieldProps) {
  const { t } = useTranslation()
  return (
    <fieldset role="radiogroup" aria-describedby={error ? `${id}-error` : undefined} aria-invalid={error ? true : undefined}>
      <legend className="font-semibold">{t('review.stars')}</legend>
      <div className="w-fit">
        <div className="-mx-2 flex">
          {STARS.map((star) => (
            <label key={star} className="star relative grid size-11 cursor-pointer place-items-center rounded-lg text-warm">
              <input
                type="radio"
                name={name}
                value={star}
                defaultChecked={defaultValue === String(star)}
                className="absolute inset-0 cursor-pointer opacity-0"
              />
              <span className="sr-only">{t('reviews.stars', { count: star })}</span>
              <Icon name="star" size={24} className="size-7" />
            </label>
          ))}
        </div>
        <p className="flex justify-between gap-4 text-sm text-muted">
          <span>{t('review.stars.low')}</span>
          <span>{t('review.stars.high')}</span>
        </p>
      </div>
      {error && (
        <p id={`${id}-error`} className="mt-1 flex gap-1.5 text-sm font-medium text-red">
          <Icon name="warning" size={20} />
          {error}
        </p>
      )}
    </fieldset>
  )
}

type StarFieldProps = { id: string; name: string; defaultValue: string | undefined; error: string | undefined }
