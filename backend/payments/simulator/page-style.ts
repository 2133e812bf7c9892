import { createHash } from 'node:crypto'

/** The style sheet of the test payment page. Striped and dashed, so that it is not mistaken for a provider's page. */
export const PAGE_STYLE = `
:root { color-scheme: light; --ink: #16202a; --amber: #ffbc20; --petrol: #0b5c7a; --mist: #f4f6f7; --line: #e1e6ea; --control: #7b8794; --muted: #55606b; }
* { box-sizing: border-box; }
body { margin: 0; background: var(--mist); color: var(--ink); font: 16px/1.5 system-ui, sans-serif; }
.test { padding: 12px 16px; background: var(--ink); color: #fff; text-align: center; font-weight: 600; border-bottom: 6px solid var(--amber); }
main { max-width: 560px; margin: 24px 12px; padding: 24px 20px; background: #fff; border: 2px dashed var(--control); border-radius: 12px; }
h1 { margin: 0 0 4px; font-size: 22px; line-height: 1.15; }
p { margin: 0 0 16px; }
.muted { color: var(--muted); }
.amount { margin: 0 0 12px; font-size: 28px; font-weight: 700; line-height: 1.15; font-variant-numeric: tabular-nums; }
.notice { margin: 0 0 16px; padding: 12px 16px; border-radius: 8px; background: #fff6e0; color: #8a5300; }
table { width: 100%; margin: 0 0 20px; border-collapse: collapse; font-size: 14px; }
td { padding: 8px 0; border-top: 1px solid var(--line); vertical-align: top; overflow-wrap: anywhere; }
td:last-child { padding-left: 16px; text-align: right; white-space: nowrap; font-variant-numeric: tabular-nums; }
.choices { display: grid; gap: 12px; }
button { min-height: 48px; padding: 8px 16px; border: 1px solid var(--control); border-radius: 8px; background: #fff; color: var(--ink); font: inherit; font-weight: 600; cursor: pointer; }
button:hover { background: var(--mist); }
.primary { border-color: var(--amber); background: var(--amber); }
.primary:hover { background: #f0a800; }
:focus-visible { outline: 2px solid var(--petrol); outline-offset: 2px; }
details { margin-top: 20px; border-top: 1px solid var(--line); padding-top: 12px; }
summary { padding: 8px 0; cursor: pointer; font-weight: 600; }
fieldset { margin: 0; padding: 0; border: 0; }
legend { padding: 0; }
label { display: flex; gap: 8px; align-items: center; min-height: 40px; }
input[type=radio] { width: 20px; height: 20px; margin: 0; accent-color: var(--petrol); }
input[type=number] { width: 96px; min-height: 40px; padding: 4px 8px; border: 1px solid var(--control); border-radius: 8px; font: inherit; }
a { color: var(--petrol); }
@media (min-width: 768px) { main { margin: 48px auto; padding: 32px; } .outcomes { display: grid; grid-template-columns: auto auto auto; gap: 12px; } }
@media (max-width: 767px) { .outcomes { display: grid; gap: 12px; } }
`

/** The source of the style sheet for `style-src` of the Content-Security-Policy. */
export const PAGE_STYLE_SOURCE = `'sha256-${createHash('sha256').update(PAGE_STYLE).digest('base64')}'`
