import { Icon } from '../ui/icon'
import { HomeLink } from './home-link'
import { useTranslation } from '../store/use-translation'

/** Header with back link and logo only (spec section 2, Layouts); without `back` only the logo. */
export function SimpleHeader({ back }: { back?: string }) {
  const { t } = useTranslation()
  return (
    <header className="border-b border-line bg-white">
      <div className="page-width grid h-16 grid-cols-[1fr_auto_1fr] items-center gap-3">
        {back !== undefined && (
          <a
            href={back}
            aria-label={t('simple.back')}
            className="flex h-11 min-w-11 items-center gap-1 font-medium underline-offset-4 hover:underline"
          >
            <Icon name="chevron-left" />
            <span className="hidden sm:inline">{t('simple.back')}</span>
          </a>
        )}
        <div className="col-start-2">
          <HomeLink />
        </div>
      </div>
    </header>
  )
}
