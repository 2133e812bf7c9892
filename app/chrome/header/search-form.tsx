import { Form, useLocation, useSearchParams } from '@remix-run/react'
import { type ComponentType, type FormEvent, lazy, Suspense, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useSearched } from '../../history/use-history'
import { useVat } from '../../pricing/use-price'
import { href } from '../../routing/href'
import { isSearchable, searchText } from '../../routing/search-query'
import { useLanguage } from '../../store/use-shop'
import { Icon } from '../../ui/icon'

/** The longest query the backend reads. */
const LONGEST = 200

/** Without its code, after a release or a lost connection, the field is what it is without JavaScript: a plain form. */
const SearchDropdown = lazy<ComponentType<{ field: HTMLInputElement }>>(() =>
  import('../../search/search-dropdown').then(
    (chunk) => ({ default: chunk.SearchDropdown }),
    () => ({ default: Nothing }),
  ),
)

/** Search of the whole shop. A trimmed query of one character or fewer goes nowhere (spec section 5). */
export function SearchForm() {
  const { t } = useTranslation()
  const language = useLanguage()
  const query = useSearchedText()
  const vat = useVat()
  const [field, setField] = useState<HTMLInputElement | null>(null)
  const [used, setUsed] = useState(false)

  /** A field that was in use before the page came alive has had its focus already. */
  function adopt(input: HTMLInputElement | null): void {
    setField(input)
    if (input !== null && input === document.activeElement) setUsed(true)
  }

  return (
    <Form action={href('search', language)} role="search" onSubmit={sendTrimmed} className="lg:relative">
      <label htmlFor="header-search" className="sr-only">
        {t('header.search.label')}
      </label>
      <div className="relative">
        <input
          key={query}
          ref={adopt}
          id="header-search"
          type="search"
          name="query"
          required
          minLength={2}
          maxLength={LONGEST}
          defaultValue={query}
          placeholder={t('header.search.placeholder')}
          autoComplete="off"
          autoCapitalize="off"
          spellCheck={false}
          enterKeyHint="search"
          onFocus={() => setUsed(true)}
          className="h-12 w-full rounded-lg border border-control bg-white pr-13 pl-4 text-ellipsis placeholder:text-muted"
        />
        <button
          type="submit"
          aria-label={t('header.search.submit')}
          className="absolute inset-y-1 right-1 grid w-11 place-items-center rounded-md text-ink hover:bg-mist"
        >
          <Icon name="search" />
        </button>
      </div>
      {used && field && (
        <Suspense fallback={null}>
          {/* Another field has another text to begin with, and prices that were asked for one way are not shown the other. */}
          <SearchDropdown key={`${vat} ${field.defaultValue}`} field={field} />
        </Suspense>
      )}
    </Form>
  )
}

/** The text whose results the page shows, which the browser then remembers; empty on any other page. */
function useSearchedText(): string {
  const { pathname } = useLocation()
  const language = useLanguage()
  const [params] = useSearchParams()
  const text = pathname === href('search', language) ? searchText(params) : ''
  useSearched(isSearchable(text) ? text : '')
  return text
}

function Nothing() {
  return null
}

/**
 * Trims the text on its way into the address, and stops one that is too short, as it stands: spaces pass the browser's own check
 * of the length.
 */
export function sendTrimmed(event: FormEvent<HTMLFormElement>): void {
  const field = event.currentTarget.elements.namedItem('query')
  if (!(field instanceof HTMLInputElement)) return
  if (isSearchable(field.value.trim())) field.value = field.value.trim()
  else event.preventDefault()
}
