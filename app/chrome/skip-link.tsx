import { useTranslation } from '../store/use-translation'

/** The first focusable element: skips the header. */
export function SkipLink() {
  const { t } = useTranslation()
  return (
    <a
      href="#main"
      className="sr-only no-print focus:not-sr-only focus:fixed focus:top-2 focus:left-2 focus:z-70 focus:rounded-lg focus:bg-white focus:px-4 focus:py-3 focus:font-semibold"
    >
      {t('skip.main')}
    </a>
  )
}
