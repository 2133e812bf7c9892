import { expect, test } from 'vitest'
import { widgetScript } from './widget-script'

test.each([
  ['sv', '4,2 av 5', '1\u00a0512 omdömen'],
  ['no', '4,2 av 5', '1\u00a0512 omtaler'],
  ['de', '4,2 von 5', '1.512 Bewertungen'],
  ['da', '4,2 af 5', '1.512 anmeldelser'],
] as const)('the widget words the score of the store in its language: %s', (language, mean, count) => {
  const script = widgetScript(language, { mean: 4.2345, count: 1512 })
  expect(script).toContain(JSON.stringify(mean))
  expect(script).toContain(JSON.stringify(count))
})

test('it sets no markup, since a page with Trusted Types takes none', () => {
  expect(widgetScript('sv', { mean: 5, count: 1 })).not.toMatch(/innerHTML|insertAdjacent|document\.write|eval/)
})

test('without reviews it shows nothing', () => {
  expect(widgetScript('de', null)).not.toContain('document')
})
