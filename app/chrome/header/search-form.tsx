import { Form, useSearchParams } from '@remix-run/react'
import type { FormEvent } from 'react'
import { useTranslation } from 'react-i18next'
import { href } from '../../routing/href'
import { Icon } from '../../ui/icon'
import { useLanguage } from '../../store/use-shop'

/** The longest query the backend reads. */
const LONGEST = 200

/** Search of the whole shop. A trimmed query of one character or fewer goes nowhere (spec section 5). */
export function SearchForm() {
  const { t } = useTranslation()
  const language = useLanguage()
  const query = useSearchParams()[0].get('query') ?? ''
  return (
    <Form action={href('search', language)} role="search" onSubmit={stopShortQuery} className="relative">
      <label htmlFor="header-search" className="sr-only">
        {t('header.search.label')}
      </label>
      <input
        key={query}
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
        className="h-12 w-full rounded-lg border border-control bg-white pr-13 pl-4 text-ellipsis placeholder:text-muted"
      />
      <button
        type="submit"
        aria-label={t('header.search.submit')}
        className="absolute inset-y-1 right-1 grid w-11 place-items-center rounded-md text-ink hover:bg-mist"
      >
        <Icon name="search" />
      </button>
    </Form>
  )
}

/** Spaces pass the browser's own check of the length. */
export function stopShortQuery(event: FormEvent<HTMLFormElement>): void {
  const query = new FormData(event.currentTarget).get('query')
  if (typeof query === 'string' && query.trim().length <= 1) event.preventDefault()
}
