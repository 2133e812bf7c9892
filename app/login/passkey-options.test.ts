import { expect, it } from 'vitest'
import { readOptions } from './passkey-options'

it.each([
  [Response.json({ challenge: 'x' }), { challenge: 'x' }],
  [new Response(null, { status: 429 }), 'login.error.tooMany'],
  [new Response(null, { status: 503 }), 'login.error.passkey'],
  [Response.json({}), 'login.error.passkey'],
])('the options of a login by passkey, or why there are none (%#)', async (answer, read) => {
  expect(await readOptions(answer)).toEqual(read)
})
