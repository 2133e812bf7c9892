import { useTranslation } from 'react-i18next'
import { LinkButton } from '../ui/button'

/**
 * No product meets every filter: what to do next. The chips above take away one filter each; there are none when the address asks for
 * what is not there at all.
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
