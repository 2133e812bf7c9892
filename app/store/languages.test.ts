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

it.each(Object.entries({ no, de, da }))('%s words every string, with the same parts to fill as sv', (_, strings) => {
  const parts = (text: string) => [...text.matchAll(/\{\{\w+\}\}/g)].map(String).sort()
  const differing = Object.entries(strings).filter(([key, text]) => {
    const original = Object.entries(sv).find(([name]) => name === key)?.[1] ?? ''
    return text === '' || parts(text).join() !== parts(original).join()
  })
  expect(differing).toEqual([])
})
