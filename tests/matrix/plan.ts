import type { PaymentMethodId } from '../../app/commerce/contract/payment'
import { LANGUAGES, type Language } from '../../app/store/languages'
import { GIFT_CARD_ROWS } from '../support/payments/gift-card-rows'
import { LATE_ROWS } from '../support/payments/late-rows'
import { OUTCOME_ROWS } from '../support/payments/outcome-rows'
import { RETURN_ROWS } from '../support/payments/return-rows'
import { TAMPERED_ROWS } from '../support/payments/tampered-rows'
import type { Row } from '../support/payments/walk'
import { WAY_ROWS } from '../support/payments/way-rows'
import { WRONG_AMOUNT_ROWS } from '../support/payments/wrong-amount-rows'

const ROWS = [
  ...OUTCOME_ROWS,
  ...WAY_ROWS,
  ...LATE_ROWS,
  ...WRONG_AMOUNT_ROWS,
  ...TAMPERED_ROWS,
  ...RETURN_ROWS,
  ...GIFT_CARD_ROWS,
]

/** One cell of the table, which is to be walked. */
export type Planned = { method: PaymentMethodId; row: Row; language: Language }

/** The cells whose provider or row contains a word, in these languages (separated by commas); in the order of the table. */
export function planned(word: string, languages: string): Planned[] {
  const wanted = LANGUAGES.filter((language) => languages.split(',').includes(language))
  return [...new Set(ROWS.flatMap(({ methods }) => methods))].flatMap((method) =>
    ROWS.filter(({ methods, name }) => methods.includes(method) && `${method} ${name}`.includes(word)).flatMap((row) =>
      wanted.map((language) => ({ method, row, language })),
    ),
  )
}
