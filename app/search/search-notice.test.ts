import { describe, expect, it } from 'vitest'
import { translator } from '../../tests/support/shop/translator'
import { LANGUAGES } from '../store/languages'
import { searchNotice } from './search-notice'

const t = translator('sv')
const DEVICE = { type: 'phone', brand: 'Apple', model: 'iPhone 12', key: 'apple-iphone-12', brand_key: 'apple', models: [] }
const told = { loosened: true, device: null, unmatched: [], answered: '' }
const missing = (word: string) => ({ word, instead: null })

describe('what the results page says when no product matches all words', () => {
  it('names the word that found nothing, and what the shown products match', () => {
    const found = { ...told, unmatched: [missing('Phonak')], answered: 'hörapparatsbatteri' }
    expect(searchNotice('hörapparatsbatteri Phonak', found, 'sv', t)).toBe(
      'Vi hittade inget för ”Phonak”. Här är träffarna för ”hörapparatsbatteri”.',
    )
  })

  it('names several words', () => {
    const found = { ...told, unmatched: [missing('hund'), missing('katt')], answered: '18650' }
    expect(searchNotice('hund katt 18650', found, 'sv', t)).toContain('”hund” eller ”katt”')
  })

  it('asks to check what is similar when nothing of the query is left', () => {
    expect(searchNotice('Duracell', { ...told, unmatched: [missing('Duracell')] }, 'sv', t)).toBe(
      'Vi hittade inget för ”Duracell”. Här är det som liknar mest – kontrollera att det passar.',
    )
  })

  it('names no word when the products match different ones, or the backend does not tell', () => {
    expect(searchNotice('18650 stihl', told, 'sv', t)).toBe(t('search.loosened'))
    expect(searchNotice('maktia', told, 'sv', t)).toBe(t('search.loosened.word'))
  })

  it('says nothing when all words match, nor of a misspelled device, but of a word beside a device', () => {
    expect(searchNotice('iphone 12', { ...told, loosened: false }, 'sv', t)).toBeNull()
    const misspelled = { ...told, device: DEVICE, unmatched: [{ word: 'ihpone', instead: 'iphone' }], answered: 'iphone 12' }
    expect(searchNotice('ihpone 12', misspelled, 'sv', t)).toBeNull()
    const beside = { ...told, device: DEVICE, unmatched: [missing('hund')], answered: 'iphone 12' }
    expect(searchNotice('iphone 12 hund', beside, 'sv', t)).toContain('”hund”')
  })

  it.each(LANGUAGES)('has a list and quotation marks of its own in %s', (language) => {
    const found = { ...told, unmatched: [missing('A'), missing('B')], answered: 'C' }
    const [said, names] = {
      sv: ['”C”', '”A” eller ”B”'],
      no: ['«C»', '«A» eller «B»'],
      de: ['„C“', '„A“ oder „B“'],
      da: ['»C«', '»A« eller »B«'],
    }[language]
    const notice = searchNotice('A B C', found, language, translator(language))
    expect([notice?.includes(said ?? ''), notice?.includes(names ?? '')]).toEqual([true, true])
  })
})
