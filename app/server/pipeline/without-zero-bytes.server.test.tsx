import { text } from 'node:stream/consumers'
import { renderToPipeableStream } from 'react-dom/server'
import { expect, it } from 'vitest'
import { withoutZeroBytes } from './without-zero-bytes.server'

it.each([0, 1, 2, 3])(
  'letters of several bytes stand whole wherever they meet the end of a buffer (%i bytes on)',
  async (offset) => {
    const words = Array.from({ length: 300 }, () => 'Lägsta pris på löpband: 1 €')
    const rows = words.map((word, row) => <p key={row}>{word}</p>)
    const page = <main title={'x'.repeat(offset)}>{rows}</main>
    const { pipe } = renderToPipeableStream(page)
    const read = await text(pipe(withoutZeroBytes()))
    expect(read).not.toContain('\0')
    expect(read.match(/<p>(.*?)<\/p>/g)).toEqual(words.map((word) => `<p>${word}</p>`))
  },
)

it('what has none passes as it is', async () => {
  const stream = withoutZeroBytes()
  stream.end('Lägsta pris')
  expect(await text(stream)).toBe('Lägsta pris')
})
