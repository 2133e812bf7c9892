import { readdirSync, readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { PAYMENT_LIFE_MS } from '../app/commerce/contract/lifetimes'

const ROOT = `${import.meta.dirname}/..`
const read = (path: string) => readFileSync(`${ROOT}/${path}`, 'utf8')

const MINUTE_MS = 60_000
const UNITS_MS: Readonly<Record<string, number>> = { min: MINUTE_MS, h: 60 * MINUTE_MS }

/** A limit as `file: 5 in 60000`, with the window in milliseconds. */
const limitOf = (path: string, max: number, windowMs: number) => `${path}: ${max} in ${windowMs}`

/** The value of a product such as `10 * 60_000`; the code writes a day as `DAY_MS`, and the time to pay as `PAYMENT_LIFE_MS`. */
function product(text: string): number {
  const factors = text
    .replaceAll('_', '')
    .replace('DAYMS', '24 * 60 * 60000')
    .replace('PAYMENTLIFEMS', `${PAYMENT_LIFE_MS}`)
    .split('*')
    .map(Number)
  return factors.reduce((left, right) => left * right)
}

const limitsInCode = readdirSync(`${ROOT}/app`, { recursive: true, encoding: 'utf8' })
  .filter((path) => path.endsWith('.server.ts'))
  .flatMap((path) =>
    [...read(`app/${path}`).matchAll(/\{ max: ([\d_]+), windowMs: ([\w *]+) \}/g)].map(([, max = '', window = '']) =>
      limitOf(`app/${path}`, product(max), product(window)),
    ),
  )

const rows = [...read('docs/operating.md').matchAll(/^\| [^|]+\|([ \d]+)\|([ \d]+)\| (\d+) (\w+) +\| `(app\/[^`]+)` +\|$/gm)]
const limitsInTable = rows.flatMap(([, each = '', all = '', count = '', unit = '', path = '']) =>
  [each, all]
    .filter((max) => max.trim() !== '')
    .map((max) => limitOf(path, Number(max), Number(count) * (UNITS_MS[unit] ?? Number.NaN))),
)

it('docs/operating.md lists every limit of attempts, with its number and window', () => {
  expect(limitsInCode.length).toBeGreaterThan(30)
  expect(limitsInTable.toSorted()).toEqual(limitsInCode.toSorted())
})
