import { expect, test } from 'vitest'
import { EMPTY_HISTORY } from '../history/history'
import { href } from '../routing/href'
import { dropdownOptions } from './dropdown-options'
import { dropdown, EMPTY_DROPDOWN } from './dropdown-state'

test('when suggestions fail to load, one option leads to the results page', () => {
  const loading = dropdown(EMPTY_DROPDOWN, { type: 'typed', text: 'bl 18' })
  expect(dropdownOptions(loading, EMPTY_HISTORY, 'sv')).toEqual([])
  const failed = dropdown(loading, { type: 'answered', requestId: loading.requestId, suggestions: null })
  expect(dropdownOptions(failed, EMPTY_HISTORY, 'sv')).toEqual([
    { kind: 'anyway', query: 'bl 18', href: `${href('search', 'sv')}?query=bl+18` },
  ])
})
