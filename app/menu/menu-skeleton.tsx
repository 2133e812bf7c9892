import { useTranslation } from '../store/use-translation'

const BAR_WIDTHS = ['w-3/4', 'w-1/2', 'w-2/3', 'w-3/5', 'w-2/5', 'w-3/4', 'w-1/2', 'w-2/3']

/** Placeholder while categories load. */
export function MenuSkeleton({ className = '' }: { className?: string }) {
  const { t } = useTranslation()
  return (
    <div>
      <p role="status" className="sr-only">
        {t('menu.loading')}
      </p>
      <div aria-hidden="true" className={className}>
        {BAR_WIDTHS.map((width, index) => (
          <div key={index} className="flex h-11 items-center">
            <span className={`h-4 animate-pulse rounded bg-line ${width}`} />
          </div>
        ))}
      </div>
    </div>
  )
}
