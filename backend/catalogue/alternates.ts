import { Alternates } from '../../app/commerce/contract/alternates'

/** A page's path parameter in each of its languages. */
export function alternatesOf(rows: readonly { language: string; value: string }[]): Alternates {
  return Alternates.parse(Object.fromEntries(rows.map((row) => [row.language, row.value])))
}
