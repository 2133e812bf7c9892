import { Fragment } from 'react'
import { keepUnits } from '../commerce/contract/keep-units'

/**
 * A name whose numbers stay with what follows them: the unit, and the word behind a hyphen, as in `4-pack` and `4er-Pack`.
 * Part numbers such as `LP-E6` stay whole.
 */
export function KeptTogether({ children }: { children: string }) {
  const parts = keepUnits(children).split(/((?<![\p{L}\d])(?:\d+(?:er)?-\p{L}+|\p{Lu}+-\p{Lu}*\d[\p{L}\d]*))/u)
  return parts.map((part, at) =>
    at % 2 === 1 ? (
      <span key={at} className="whitespace-nowrap">
        {part}
      </span>
    ) : (
      <Fragment key={at}>{part}</Fragment>
    ),
  )
}
