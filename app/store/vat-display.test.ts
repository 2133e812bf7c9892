import { expect, it } from 'vitest'
import { STORES } from './stores'
import { vatDisplay } from './vat-display'

it('prices exclude VAT only if the storefront allows it and the shopper chose it', () => {
  const shown = (chosen: unknown) => Object.values(STORES).map((store) => [store.language, vatDisplay(store, chosen)])
  expect(Object.fromEntries(shown('excluding'))).toEqual({
    sv: 'excluding',
    no: 'excluding',
    da: 'excluding',
    de: 'including',
  })
  for (const chosen of ['including', '', 'true', undefined, null, 1]) {
    expect(shown(chosen).every(([, display]) => display === 'including')).toBe(true)
  }
})
