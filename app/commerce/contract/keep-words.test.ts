import { expect, it } from 'vitest'
import { keepWords } from './keep-words'

it.each([
  ['skriv till e-posten', 'skriv till e-\u2060posten'],
  ['E-Mail-Adresse', 'E-\u2060Mail-Adresse'],
  ['{{name}}, e-mail', '{{name}}, e-\u2060mail'],
  ['E-Scooter und Neue-Mail', 'E-Scooter und Neue-Mail'],
])('%s does not break behind its first letter', (text, shown) => {
  expect(keepWords({ text })).toEqual({ text: shown })
})
