import { ExampleSearches } from '../search/example-searches'
import { QueryForm } from '../search/query-form'
import { categoryHref } from '../routing/listing-path'
import { useLanguage } from '../store/use-shop'
import { useTranslation } from '../store/use-translation'
import { breakable } from '../ui/breakable'
import { Button } from '../ui/button'
import { Icon } from '../ui/icon'
import { useChrome } from './use-chrome'

/** For a page that does not exist: search, examples of searches, and the main categories. */
export function OtherWays() {
  return (
    <div className="mt-2 grid w-full max-w-3xl grid-cols-1 gap-8 text-left">
      <div className="grid grid-cols-1 gap-4">
        <NotFoundSearch />
        <ExampleSearches />
      </div>
      <Categories />
    </div>
  )
}

function NotFoundSearch() {
  const { t } = useTranslation()
  return (
    <QueryForm label={t('error.search')} className="flex w-full gap-2">
      <input
        type="search"
        name="query"
        required
        minLength={2}
        maxLength={200}
        aria-label={t('header.search.label')}
        placeholder={t('header.search.placeholder')}
        className="h-12 min-w-0 grow rounded-lg border border-control px-4 text-ellipsis placeholder:text-muted"
      />
      <Button>{t('header.search.submit')}</Button>
    </QueryForm>
  )
}

/** As many as the front page shows at first. */
const MAX_CATEGORIES = 12

/** Renders nothing while the menu cannot be read. */
function Categories() {
  const { t } = useTranslation()
  const language = useLanguage()
  const menu = useChrome()?.menu ?? []
  if (menu.length === 0) return null
  return (
    <section aria-labelledby="error-categories">
      <h2 id="error-categories" className="text-lg">
        {t('home.categories')}
      </h2>
      <ul className="mt-2 grid grid-cols-1 gap-x-6 min-[22rem]:grid-cols-2 md:grid-cols-3">
        {menu.slice(0, MAX_CATEGORIES).map(({ name, uri, icon }) => (
          <li key={uri} className="min-w-0">
            <a
              href={categoryHref(language, uri)}
              className="flex min-h-11 items-center gap-2 py-1 leading-tight underline-offset-4 hover:underline"
            >
              <Icon name={icon} className="shrink-0 text-muted" />
              <span className="min-w-0 [overflow-wrap:anywhere]">{breakable(name)}</span>
            </a>
          </li>
        ))}
      </ul>
    </section>
  )
}
