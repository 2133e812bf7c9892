import { LinkButton } from '../ui/button'
import { useTranslation } from '../store/use-translation'

/**
 * Shown when no product matches all filters. `hasChips` is false when the URL contains only unknown
 * values, so that no chip can remove them.
 */
export function NoMatch({ clearHref, hasChips }: { clearHref: string; hasChips: boolean }) {
  const { t } = useTranslation()
  return (
    <div className="grid justify-items-start gap-4 rounded-xl bg-mist p-6">
      <h3 className="text-xl font-semibold">{t('facets.none.title')}</h3>
      <p className="max-w-prose text-muted">{t(hasChips ? 'facets.none.text' : 'facets.none.unknown')}</p>
      <LinkButton look="secondary" to={clearHref} preventScrollReset>
        {t('facets.clear')}
      </LinkButton>
    </div>
  )
}
