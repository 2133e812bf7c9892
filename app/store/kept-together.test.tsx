import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { KeptTogether } from './kept-together'

const shown = (name: string) => renderToStaticMarkup(<KeptTogether>{name}</KeptTogether>)

test.each(['4-pack', '4er-Pack', '4-pakning', '4-pak'])('%s does not break at its hyphen', (pack) => {
  expect(shown(`Kraftcell AA, 1,5 V, ${pack}`)).toBe(`Kraftcell AA, 1,5\u00a0V, <span class="whitespace-nowrap">${pack}</span>`)
})

test.each(['LP-E6', 'NP-FW50', 'EN-EL15c'])('the part number %s does not break at its hyphen', (number) => {
  expect(shown(`Lader til ${number}`)).toBe(`Lader til <span class="whitespace-nowrap">${number}</span>`)
})

test('other hyphens may break', () => {
  expect(shown('Li-ion BL1850-B')).toBe('Li-ion BL1850-B')
  expect(shown('Fjärr-kontroll')).toBe('Fjärr-kontroll')
})
