import { useLocation, useSearchParams } from '@remix-run/react'
import { Suspense, useCallback, useState } from 'react'
import { lateComponent } from '../../client-errors/late-component'
import { MAX_QUERY_LENGTH } from '../../commerce/contract/limits'
import { useSearched } from '../../history/use-history'
import { href } from '../../routing/href'
import { isSearchable, searchText } from '../../routing/search-query'
import { QueryForm } from '../../search/query-form'
import { useLanguage } from '../../store/use-shop'
import { useTranslation } from '../../store/use-translation'
import { Icon } from '../../ui/icon'

/** Without it the field works as a plain form. */
const SearchDropdown = lateComponent(
  async () => (await import('../../search/search-dropdown')).SearchDropdown,
  () => null,
)

/** The search form in the header, with suggestions below its field. */
export function HeaderSearch() {
  const { t } = useTranslation()
  const query = useSearchedText()
  const [field, setField] = useState<HTMLInputElement | null>(null)
  // The field is another element on another page of results, and one that was focused before hydration fires no focus event.
  const attach = useCallback((input: HTMLInputElement | null) => {
    if (input !== null) setField((former) => (former !== null || input === document.activeElement ? input : null))
  }, [])

  return (
    <QueryForm className="lg:relative">
      <label htmlFor="header-search" className="sr-only">
        {t('header.search.label')}
      </label>
      <div className="relative">
        <input
          key={query}
          ref={attach}
          id="header-search"
          type="search"
          name="query"
          required
          minLength={2}
          maxLength={MAX_QUERY_LENGTH}
          defaultValue={query}
          placeholder={t('header.search.placeholder')}
          autoComplete="off"
          autoCapitalize="off"
          spellCheck={false}
          enterKeyHint="search"
          onFocus={({ currentTarget }) => setField(currentTarget)}
          className="h-12 w-full rounded-lg border border-control bg-white pr-13 pl-4 text-ellipsis placeholder:text-muted"
        />
        <button
          type="submit"
          aria-label={t('header.search.submit')}
          className="absolute inset-y-px right-px grid w-12 place-items-center rounded-md text-ink hover:bg-mist"
        >
          <Icon name="search" />
        </button>
      </div>
      {field && (
        <Suspense fallback={null}>
          {/* Reset by a new results page, whose field has another default value. */}
          <SearchDropdown key={field.defaultValue} field={field} />
        </Suspense>
      )}
    </QueryForm>
  )
}

/** The query of the results page, which is added to the history; empty on any other page. */
function useSearchedText(): string {
  const { pathname } = useLocation()
  const language = useLanguage()
  const [params] = useSearchParams()
  const text = pathname === href('search', language) ? searchText(params) : ''
  useSearched(isSearchable(text) ? text : '')
  return text
}
