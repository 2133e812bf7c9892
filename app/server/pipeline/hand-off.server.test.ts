import { runInNewContext } from 'node:vm'
import { expect, it } from 'vitest'
import { withHandOff } from './hand-off.server'

const PAGE = Buffer.from('<!DOCTYPE html><html><body><p>page</p></body></html>')

const scriptOf = async (data: string): Promise<string> => {
  const page = (await withHandOff(PAGE, new Response(data).body ?? new ReadableStream(), 'n-1')).toString()
  const [before = '', script = ''] = page.split('<script nonce="n-1">')
  expect(before).toBe('<!DOCTYPE html><html><body><p>page</p>')
  expect(script).toMatch(/<\/script><\/body><\/html>$/)
  return script.slice(0, -'</script></body></html>'.length)
}

const received = (script: string): string => {
  const chunks: unknown[] = []
  const streamController = { enqueue: (chunk: unknown) => chunks.push(chunk), close: () => {} }
  runInNewContext(script, { window: { __remixContext: { streamController } } })
  return chunks.join('|')
}

it.each([
  '[{"_1":2},"åäö € 🔋"]\n',
  `it's a \\ "quote"\\`,
  '</script><script>alert(1)</script>',
  '<!-- <script> -->',
  '{"name":"</script><!-- & å \u2028"}\n',
  'line\r\n\u2028\u2029end\\u0027',
])('the browser receives the data of %j as it is', async (data) => {
  const script = await scriptOf(data)
  expect(received(script)).toBe(data)
  expect(script).not.toMatch(/[<\n\r\u2028\u2029]/)
})

it('double quotes, of which the data is full, need no escape', async () => {
  expect(await scriptOf('["a","b"]')).toContain(`'["a","b"]'`)
})
