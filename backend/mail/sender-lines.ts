import type { Language } from '../../app/commerce/contract/languages'
import { company } from '../stores/company'
import { companyNotes } from '../stores/company-notes'
import type { Texts } from '../texts'
import { fillIn } from '../stores/fill-in'

const LINES: Record<Language, readonly string[]> = {
  sv: [
    '{company}',
    '{street}, {city}',
    'Organisationsnummer {registration}',
    'Momsnummer {vatNumber}',
    '{email}',
    'Telefon {phone}',
  ],
  no: [
    '{company}',
    '{street}, {city}',
    'Organisasjonsnummer {registration} MVA',
    'Foretaksregisteret',
    '{email}',
    'Telefon {phone}',
  ],
  de: ['{company}', '{street}, {city}', '{court}, {registration}', 'USt-IdNr. {vatNumber}', 'WEEE-Reg.-Nr. {weee}', '{email}'],
  da: ['{company}', '{street}, {city}', 'CVR-nr. {registration}', '{email}'],
}
const ANSWER: Texts = {
  sv: 'Har du en fråga? Svara på det här mejlet.',
  no: 'Har du et spørsmål? Svar på denne e-posten.',
  de: 'Haben Sie eine Frage? Antworten Sie einfach auf diese E-Mail.',
  da: 'Har du et spørgsmål? Svar på denne e-mail.',
}

/**
 * The footer of every mail: how to ask something, and the company behind the storefront. Each number has its own line; otherwise
 * it would break at the width of a phone.
 */
export function senderLines(language: Language): string[] {
  const lines = LINES[language].map((line) => fillIn(line, company[language]))
  return [ANSWER[language], ...lines.slice(0, 2), ...companyNotes(language), ...lines.slice(2)]
}
