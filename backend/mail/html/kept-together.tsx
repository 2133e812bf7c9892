import { Fragment } from 'react'

/** A number and the word behind its hyphen, as in `4-pack` and `4er-Pack`. */
const PACK = /((?<![\p{L}\d])\d+(?:er)?-\p{L}+)/u

/** The name of an article, whose pack size stays on one line. In a mail each element brings its own style. */
export function KeptTogether({ children }: { children: string }) {
  return children.split(PACK).map((part, at) =>
    at % 2 === 1 ? (
      <span key={at} style={{ whiteSpace: 'nowrap' }}>
        {part}
      </span>
    ) : (
      <Fragment key={at}>{part}</Fragment>
    ),
  )
}
