import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { keepTyping } from './use-kept-typing'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

/** A form that is kept, and what was sent of it; `answer` is what the server says next. */
function keeping() {
  const form = { email: '' }
  const sent: { email: string; signal: AbortSignal }[] = []
  const server: { answer: () => Promise<boolean> } = { answer: async () => true }
  const kept = keepTyping<typeof form>(({ email }, signal) => {
    sent.push({ email, signal })
    return server.answer()
  })
  const type = (email: string) => {
    form.email = email
    kept.typed(form)
  }
  return { form, sent, server, kept, type, emails: () => sent.map(({ email }) => email) }
}

describe('what is typed in the checkout', () => {
  it('is kept soon after typing, once for what is typed in one go', async () => {
    const { type, emails } = keeping()
    for (const email of ['a', 'an', 'anna@']) {
      type(email)
      await vi.advanceTimersByTimeAsync(100)
    }
    expect(emails()).toEqual([])
    await vi.advanceTimersByTimeAsync(400)
    expect(emails()).toEqual(['anna@'])
    await vi.advanceTimersByTimeAsync(5000)
    expect(emails()).toEqual(['anna@'])
  })

  it('is kept at once when the page is hidden or left, and not again', async () => {
    const { kept, type, emails } = keeping()
    type('anna@')
    kept.keep()
    kept.leave()
    await vi.advanceTimersByTimeAsync(5000)
    expect(emails()).toEqual(['anna@'])
  })

  it.each([
    ['never arrives', () => Promise.reject(new TypeError('Failed to fetch'))],
    ['is refused', async () => false],
  ])('is sent again when the page is left after a request that %s', async (_, answer) => {
    const { kept, server, type, emails } = keeping()
    server.answer = answer
    type('anna@')
    await vi.advanceTimersByTimeAsync(400)
    expect(emails()).toEqual(['anna@'])
    server.answer = async () => true
    kept.leave()
    expect(emails()).toEqual(['anna@', 'anna@'])
  })

  it('stops an older request when a newer one is sent', async () => {
    const { server, type, sent, kept } = keeping()
    server.answer = () => new Promise(() => {})
    type('anna')
    await vi.advanceTimersByTimeAsync(400)
    type('anna@')
    await vi.advanceTimersByTimeAsync(400)
    kept.submit({ email: 'anna@' })
    expect(sent.map(({ email, signal }) => [email, signal.aborted])).toEqual([
      ['anna', true],
      ['anna@', true],
    ])
  })

  it('is not sent beside the form that the shopper sends, nor once its answer is there', async () => {
    const { form, kept, type, emails } = keeping()
    type('anna@')
    kept.submit(form)
    await vi.advanceTimersByTimeAsync(5000)
    kept.answered()
    kept.leave()
    expect(emails()).toEqual([])
  })

  it('is sent when the page is left before the form that the shopper has sent was answered', () => {
    const { form, kept, type, emails } = keeping()
    type('anna@')
    kept.submit(form)
    kept.leave()
    expect(emails()).toEqual(['anna@'])
  })

  it('is sent when the page is left after the form that the shopper has sent never arrived', () => {
    const { form, kept, type, emails } = keeping()
    type('anna@')
    kept.submit(form)
    kept.failed()
    kept.keep()
    kept.leave()
    expect(emails()).toEqual(['anna@'])
  })
})
