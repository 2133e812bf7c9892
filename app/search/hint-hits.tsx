import type { HintSuggestion } from './suggestions'
import { Icon } from '../ui/icon'
import { useTranslation } from '../store/use-translation'

/** Search hints as links (spec section 3, Search hint), on the results page. */
export function HintHits({ hints }: { hints: readonly HintSuggestion[] }) {
  const { t } = useTranslation()
  if (hints.length === 0) return null
  return (
    <nav aria-labelledby="hint-hits" className="shrink-0 lg:mt-5 lg:max-w-80">
      <h2 id="hint-hits" className="mb-2 text-base font-semibold max-lg:sr-only">
        {t('suggest.hints')}
      </h2>
      <ul className="flex gap-2 lg:flex-wrap">
        {hints.map(({ href, title }) => (
          <li key={href}>
            <a
              href={href}
              className="flex min-h-11 items-center gap-2 rounded-lg border border-line px-4 py-2 max-lg:px-3 max-lg:whitespace-nowrap text-petrol hover:border-control"
            >
              <Icon name="bolt" size={20} className="text-muted" />
              {title}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  )
}
