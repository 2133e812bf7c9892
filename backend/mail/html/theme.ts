import type { CSSProperties } from 'react'

/** The shop's tokens (app/styles), inlined because mail programs read few style sheets. */
export const INK = '#16202a'
export const AMBER = '#ffbc20'
export const PETROL = '#0b5c7a'
export const MUTED = '#55606b'
export const LINE = '#e1e6ea'
export const MIST = '#f4f6f7'

export const FONT = "Figtree, -apple-system, 'Segoe UI', Roboto, Helvetica, Arial, sans-serif"

export const TEXT: CSSProperties = { margin: '0 0 16px', fontSize: '16px', lineHeight: '24px', color: INK }
export const SMALL: CSSProperties = { fontSize: '14px', lineHeight: '20px', color: MUTED }

/** A cell of a data table. A long word breaks, so that the table is never wider than a telephone. */
export const CELL: CSSProperties = {
  padding: '10px 0',
  borderTop: `1px solid ${LINE}`,
  textAlign: 'left',
  verticalAlign: 'top',
  fontWeight: 'normal',
  overflowWrap: 'anywhere',
}
export const AMOUNT: CSSProperties = {
  ...CELL,
  paddingLeft: '16px',
  textAlign: 'right',
  whiteSpace: 'nowrap',
  fontVariantNumeric: 'tabular-nums',
}

/** For mail programs that follow the dark mode by media query; without it, the light colours of the inline styles apply. */
export const DARK_MODE = `@media (prefers-color-scheme: dark) {
.mist { background-color: #0d141b !important; }
.card { background-color: #1b2733 !important; }
.ink { color: #f4f6f7 !important; }
.muted { color: #b4bec8 !important; }
.link { color: #7cc4e0 !important; }
.rule { border-color: #33414e !important; }
.notice { background-color: #33301d !important; }
}`
