import { expect, it } from 'vitest'
import { LANGUAGES } from '../app/store/languages'
import { da } from '../app/store/strings/da'
import { de } from '../app/store/strings/de'
import { no } from '../app/store/strings/no'
import { sv } from '../app/store/strings/sv'
import { buildSeed } from '../backend/seed/build-seed'

const STRINGS = { sv, no, de, da }

it('each example of a search is found in the name of a product, in every language', () => {
  const { products } = buildSeed().catalogue
  for (const language of LANGUAGES) {
    const names = products.map(({ name }) => name[language].toLowerCase())
    const examples = STRINGS[language]['search.examples'].split(', ')
    expect(examples).toHaveLength(5)
    for (const example of examples) {
      const words = example.toLowerCase().split(' ')
      expect(
        names.filter((name) => words.every((word) => name.includes(word))).length,
        `${language}: ${example}`,
      ).toBeGreaterThan(0)
    }
  }
})
