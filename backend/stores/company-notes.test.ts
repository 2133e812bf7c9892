import { describe, expect, it } from 'vitest'
import { LANGUAGES } from '../../app/commerce/contract/languages'
import { sellerLines } from '../order-views/invoices/parties'
import { storeOf } from './stores'
import { senderLines } from '../mail/sender-lines'
import { buildContent } from '../seed/data/content/build-content'
import { fillText } from '../seed/data/content/fill-text'
import { company } from './company'
import { companyNotes } from './company-notes'

const imprint = buildContent().pages.find(({ key }) => key === 'imprint')

describe('what the law asks a company to say of itself', () => {
  it.each([
    ['sv', 'Styrelsens säte: Strömvik'],
    ['no', 'Foretaksregisteret'],
    ['de', 'Sitz der Gesellschaft: Stromhausen'],
    ['da', 'Hjemsted: Strømby'],
  ] as const)('stands in its mails, on its invoices and in its imprint, in %s', (language, note) => {
    const [name = '', value = name] = note.split(': ')
    expect(senderLines(language)).toContain(note)
    expect(sellerLines(storeOf(language)).join('\n')).toContain(note)
    expect(imprint?.content[language]).toContain(name)
    expect(imprint?.content[language]).toContain(value)
  })

  it('names the managing directors of a German company, and who chairs its supervisory board, where the operator has filled them in', () => {
    const facts = { ...company.de, directors: '(directors)', chair: '(chair)' }
    expect(companyNotes('de', facts)).toEqual([
      'Sitz der Gesellschaft: Stromhausen',
      'Geschäftsführung: (directors)',
      'Vorsitz des Aufsichtsrats: (chair)',
    ])
    expect(companyNotes('de', { ...company.de, seat: '', directors: '' })).toEqual([])
  })

  it.each(LANGUAGES)('names no person and has no empty row before they are filled in, in %s', (language) => {
    const { directors, chair } = company[language]
    expect([directors, chair]).toEqual([undefined, undefined])
    expect(imprint?.content[language]).not.toMatch(/<td><\/td>|\{|Vertreten durch/)
  })

  it('is left out of a page with the row of a fact that is missing', () => {
    const rows = '<tr><th>Sitz</th><td>{seat?}</td></tr>\n<tr><th>Leitung</th><td>{directors?}</td></tr>\n<tr><td>Ende</td></tr>'
    expect(fillText(rows, 'de')).toBe('<tr><th>Sitz</th><td>Stromhausen</td></tr>\n<tr><td>Ende</td></tr>')
  })
})
