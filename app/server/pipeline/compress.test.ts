import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { describe, expect, it } from 'vitest'
import { acceptedEncoding, compress } from './compress.server'
import { bodyOf, sealed, wholeAnswer, withOwnHeaders } from './whole-answer.server'

const TEXT = 'batteri '.repeat(500)
const page = (type = 'text/html; charset=utf-8') =>
  new Response(TEXT, { status: 404, headers: { 'content-type': type, 'set-cookie': 'a=1' } })
const asked = (accepted: string) => new Request('http://shop.example/sv', { headers: { 'accept-encoding': accepted } })
const bytes = async (answer: Response) => Buffer.from(await sealed(answer).arrayBuffer())

describe('compression of answers', () => {
  it('prefers brotli, and keeps status and headers', async () => {
    const answer = await compress(asked('gzip, deflate, br;q=0.9'), page())
    expect([answer.status, answer.headers.get('content-encoding'), answer.headers.get('vary')]).toEqual([
      404,
      'br',
      'accept-encoding',
    ])
    expect(answer.headers.getSetCookie()).toEqual(['a=1'])
    expect(brotliDecompressSync(await bytes(answer)).toString()).toBe(TEXT)
  })

  it('takes gzip where brotli is unknown or refused', async () => {
    const answer = await compress(asked('br;q=0, gzip'), page())
    expect(answer.headers.get('content-encoding')).toBe('gzip')
    expect(gunzipSync(await bytes(answer)).toString()).toBe(TEXT)
  })

  it.each([
    ['identity', 'text/html'],
    ['', 'text/html'],
    ['br', 'image/png'],
  ])('leaves an answer as it is for %j and %s', async (accepted, type) => {
    const answer = await compress(asked(accepted), page(type))
    expect(answer.headers.has('content-encoding')).toBe(false)
    expect((await bytes(answer)).toString()).toBe(TEXT)
  })

  it.each(['identity', 'br'])('of a text names Accept-Encoding in Vary, for %j too', async (accepted) => {
    const headOnly = new Response(null, page())
    for (const answer of [
      page(),
      headOnly,
      new Response(TEXT, { headers: { 'content-type': 'text/css', vary: 'Accept-Encoding' } }),
    ])
      expect((await compress(asked(accepted), answer)).headers.get('vary')?.toLowerCase()).toBe('accept-encoding')
    expect((await compress(asked(accepted), page('image/png'))).headers.get('vary')).toBeNull()
  })

  it('rejects a body that breaks off, so that no half page is sent as a whole one', async () => {
    const broken = new ReadableStream({
      start(controller) {
        controller.enqueue(new TextEncoder().encode(TEXT))
        controller.error(new Error('broke off'))
      },
    })
    const answer = new Response(broken, { headers: { 'content-type': 'text/html' } })
    await expect(compress(asked('br'), answer)).rejects.toThrow('broke off')
  })

  it('compresses a whole answer in place, and has its bytes at hand without a stream', async () => {
    const whole = wholeAnswer(Buffer.from(TEXT), { headers: { 'content-type': 'text/html' } })
    const answer = await compress(asked('br'), withOwnHeaders(whole))
    expect([answer, answer.body]).toEqual([whole, null])
    expect(brotliDecompressSync(bodyOf(answer) ?? '').toString()).toBe(TEXT)
    expect(brotliDecompressSync(await bytes(answer)).toString()).toBe(TEXT)
  })

  it('leaves an answer without a body without one', async () => {
    const answer = await compress(asked('br'), new Response(null, { status: 304 }))
    expect([answer.status, answer.body, bodyOf(answer)]).toEqual([304, null, undefined])
  })
})

it.each([
  ['gzip, deflate, br, zstd', 'br'],
  ['br', 'br'],
  ['gzip;q=1.0, br ; q=0.1', 'br'],
  ['br;q=0, gzip', 'gzip'],
  ['br;q=0.0,gzip;q=0', null],
  ['br; q=0.05', 'br'],
  ['x-br, x-gzip', null],
  ['gzip;level=1;q=0', null],
  ['identity', null],
  ['', null],
])('the encoding for Accept-Encoding: %s is %s', (header, encoding) => expect(acceptedEncoding(header)).toBe(encoding))
