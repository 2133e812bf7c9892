import { href } from '../routing/href'
import type { Language } from '../store/languages'
import { useTranslation } from '../store/use-translation'
import { LinkButton } from '../ui/button'
import { EmptyState } from '../ui/empty-state'

/** Replaces the grid of a listing without products. */
export function EmptyListing({ language }: { language: Language }) {
  const { t } = useTranslation()
  return (
    <div className="mt-6">
      <EmptyState
        icon="category-battery"
        title={<h2 className="text-xl font-semibold">{t('listing.empty.title')}</h2>}
        text={t('listing.empty.text')}
      >
        <div className="flex flex-wrap gap-3">
          <LinkButton look="secondary" to={href('search', language)}>
            {t('listing.search')}
          </LinkButton>
          <LinkButton look="quiet" to={href('home', language)}>
            {t('listing.home')}
          </LinkButton>
        </div>
      </EmptyState>
    </div>
  )
}
