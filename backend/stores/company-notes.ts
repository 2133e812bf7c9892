import type { Language } from '../../app/commerce/contract/languages'
import { fillIn } from './fill-in'
import { company } from './company'

/**
 * The facts that a company states on letters, mails, invoices and its website beside name, address and numbers, a line
 * each: aktiebolagslagen 28 kap. 5 §, foretaksregisterloven § 10-2, § 35a GmbHG and selskabsloven § 2. Facts that the
 * operator has not filled in are left out.
 */
export const companyNotes = (
  language: Language,
  facts: Readonly<Record<string, string | undefined>> = company[language],
): string[] =>
  NOTES[language].flatMap(([fact, text]) => {
    const value = facts[fact] ?? ''
    return value === '' ? [] : [fillIn(text, { [fact]: value })]
  })

const NOTES: Record<Language, readonly (readonly [fact: string, text: string])[]> = {
  sv: [['seat', 'Styrelsens säte: {seat}']],
  no: [],
  de: [
    ['seat', 'Sitz der Gesellschaft: {seat}'],
    ['directors', 'Geschäftsführung: {directors}'],
    ['chair', 'Vorsitz des Aufsichtsrats: {chair}'],
  ],
  da: [['seat', 'Hjemsted: {seat}']],
}
