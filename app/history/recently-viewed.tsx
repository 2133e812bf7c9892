import { href } from '../routing/href'
import { useLanguage } from '../store/use-shop'
import { useTranslation } from '../store/use-translation'
import { Icon } from '../ui/icon'
import { ClearHistory } from './clear-history'
import { type ViewedPage, useHistory, useViewed } from './use-history'

/**
 * The recently viewed products, without the `current` one, which is added to the history. It is rendered after hydration, as the
 * history is in local storage; place it below all other content, so that it shifts nothing.
 */
export function RecentlyViewed({ current }: { current?: ViewedPage }) {
  const { t } = useTranslation()
  const language = useLanguage()
  const viewed = useHistory().viewed.filter(({ sku }) => sku !== current?.sku)
  useViewed(current)
  if (viewed.length === 0) return null
  return (
    <section aria-labelledby="recently-viewed" className="no-print page-width pt-12">
      <div className="mb-4 flex flex-wrap items-baseline justify-between gap-x-6">
        <h2 id="recently-viewed">{t('history.viewed')}</h2>
        <ClearHistory />
      </div>
      <ul className="grid grid-cols-2 gap-3 md:grid-cols-3 lg:grid-cols-5">
        {viewed.map(({ sku, name, slug, thumb }) => (
          <li key={sku}>
            <a
              href={href('product', language, { slug })}
              className="flex h-full items-center gap-3 rounded-xl border border-line bg-white p-3 text-ink no-underline hover:border-control"
            >
              <span className="grid size-12 shrink-0 place-items-center">
                {thumb ? (
                  <img src={thumb.url} width={48} height={48} alt="" loading="lazy" className="size-12 object-contain" />
                ) : (
                  <Icon name="category-battery" className="text-control" />
                )}
              </span>
              <span className="line-clamp-3 min-w-0 text-sm leading-snug break-words hyphens-auto">{name}</span>
            </a>
          </li>
        ))}
      </ul>
    </section>
  )
}
