import { type MouseEvent, useId } from 'react'
import { useHistory } from '../history/use-history'
import { useLanguage } from '../store/use-shop'
import { useTranslation } from '../store/use-translation'
import { dropdownOptions } from './dropdown-options'
import { DropdownList } from './dropdown-list'
import type { DropdownState } from './dropdown-state'
import { Spinner } from './spinner'
import { useCombobox } from './use-combobox'
import { useSuggestions } from './use-suggestions'

/**
 * Suggestions under the search field (spec sections 2, 4 and 5). It is rendered inside the form of the field and
 * lazy-loaded when the field is first used.
 */
export function SearchDropdown({ field }: { field: HTMLInputElement }) {
  const language = useLanguage()
  const listId = useId()
  const [state, dispatch] = useSuggestions(field, language)
  const options = dropdownOptions(state, useHistory(), language)
  useCombobox(field, { state, dispatch, options: options.length, listId })
  const { spoken, shown } = useMessages(state)
  return (
    <>
      <p role="status" className="sr-only">
        {state.open && spoken}
      </p>
      {state.open && (
        <div role="presentation" onMouseDown={keepFocus} className={PANEL}>
          {state.status === 'loading' && <Spinner beside={options.length > 0} />}
          {shown !== null && <p className="px-3 py-2">{shown}</p>}
          <DropdownList id={listId} options={options} active={state.active} onFollow={() => dispatch({ type: 'closed' })} />
        </div>
      )}
    </>
  )
}

/**
 * As wide as the screen on a narrow screen, as the field on a wide one. The list within scrolls, which the field's keys do: a box
 * around it that scrolls would have to take the focus itself (WCAG 2.1.1).
 */
const PANEL =
  'absolute inset-x-4 top-full z-50 flex max-h-[60dvh] flex-col rounded-xl border border-line bg-white p-2 shadow-xl lg:inset-x-0 lg:top-[calc(100%+0.5rem)] lg:max-h-[75dvh]'

/** Clicking or scrolling the dropdown must not move the focus out of the field. */
function keepFocus(event: MouseEvent): void {
  event.preventDefault()
}

/** `shown` is displayed above the options, `spoken` is announced to screen readers. */
function useMessages({ status, suggestions, query }: DropdownState): { spoken: string | null; shown: string | null } {
  const { t } = useTranslation()
  if (status === 'failed') return sameText(t('suggest.failed'))
  if (status !== 'loaded' || !suggestions) return sameText(null)
  if (suggestions.total === 0) return sameText(t('search.none.title', { query }))
  const counted = t('suggest.status', { count: suggestions.total })
  if (!suggestions.loosened) return { spoken: counted, shown: null }
  const notice = t('suggest.loosened')
  return { spoken: `${notice} ${counted}`, shown: notice }
}

function sameText(text: string | null) {
  return { spoken: text, shown: text }
}
