import { expect, it } from 'vitest'
import { languageOfPath } from './languages'
import { da } from './strings/da'
import { de } from './strings/de'
import { no } from './strings/no'
import { sv } from './strings/sv'

it.each([
  ['/sv', 'sv'],
  ['/de/artiklar/x.html', 'de'],
  ['/da.data', 'da'],
  ['/no/cart.data', 'no'],
  ['/', undefined],
  ['/svenska', undefined],
  ['/en/x', undefined],
])('the language of %s is %s', (path, language) => {
  expect(languageOfPath(path)).toBe(language)
})

it.each(Object.entries({ no, de, da }))('%s translates every string, with the same placeholders as sv', (_, strings) => {
  const placeholders = (text: string) => [...text.matchAll(/\{\{\w+\}\}/g)].map(String).sort()
  const differing = Object.entries(strings).filter(([key, text]) => {
    const original = Object.entries(sv).find(([name]) => name === key)?.[1] ?? ''
    return text === '' || placeholders(text).join() !== placeholders(original).join()
  })
  expect(differing).toEqual([])
})
