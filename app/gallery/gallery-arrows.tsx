import { Icon } from '../ui/icon'
import { useTranslation } from '../store/use-translation'

/** Buttons to the previous and next picture; hidden on touch screens, where shoppers swipe. */
export function GalleryArrows({ current, last, show }: { current: number; last: number; show: (index: number) => void }) {
  const { t } = useTranslation()
  return (
    <div className="no-print hidden md:block pointer-coarse:hidden">
      <button
        type="button"
        aria-label={t('product.picture.previous')}
        aria-disabled={current === 0}
        onClick={() => show(Math.max(0, current - 1))}
        className={`${ARROW} left-2`}
      >
        <Icon name="chevron-left" />
      </button>
      <button
        type="button"
        aria-label={t('product.picture.next')}
        aria-disabled={current === last}
        onClick={() => show(Math.min(last, current + 1))}
        className={`${ARROW} right-2`}
      >
        <Icon name="chevron-right" />
      </button>
    </div>
  )
}

const ARROW =
  'absolute top-1/2 grid size-11 -translate-y-1/2 place-items-center rounded-full border border-line bg-white/90 hover:bg-mist aria-disabled:text-control aria-disabled:opacity-50'
