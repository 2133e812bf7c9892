import { Fragment } from 'react'
import { keepUnits } from '../../../app/commerce/contract/keep-units'

/**
 * A number and the word behind its hyphen, as in `4-pack` and `4er-Pack`, words such as `e-post`, and the
 * numbers of returns, as in `SE100001-R1`.
 */
const KEPT = /((?<![\p{L}\d])(?:(?:\d+(?:er)?|[eE])-\p{L}+|[A-Z]{2}\d+-[A-Z]\d+))/u

/**
 * A text whose numbers stay on the line of their units, and pack sizes and words with one letter before a hyphen on one line. In
 * a mail each element brings its own style.
 */
export function KeptTogether({ children }: { children: string }) {
  return keepUnits(children)
    .split(KEPT)
    .map((part, at) =>
      at % 2 === 1 ? (
        <span key={at} style={{ whiteSpace: 'nowrap' }}>
          {part}
        </span>
      ) : (
        <Fragment key={at}>{part}</Fragment>
      ),
    )
}
