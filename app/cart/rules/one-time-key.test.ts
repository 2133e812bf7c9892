import { describe, expect, it } from 'vitest'
import { addId, isRepeated, PRESS_WINDOW_MS, REPEAT_WINDOW_MS, SHARED_KEY, SHARED_WINDOW_MS, withDone } from './one-time-key'

const KEY = 'a-key-of-one-page'
const requested = { product_id: 7, quantity: 2, related_id: undefined }

describe('the mark of an add', () => {
  it('depends on the key and on every field of the request', () => {
    expect(addId(KEY, requested)).toBe(addId(KEY, { ...requested }))
    for (const other of [
      { ...requested, quantity: 3 },
      { ...requested, product_id: 8 },
      { ...requested, related_id: 7 },
    ]) {
      expect(addId(KEY, other)).not.toBe(addId(KEY, requested))
    }
    expect(addId('b-key-of-another', requested)).not.toBe(addId(KEY, requested))
  })

  it.each(['', 'short', 'a key with blanks', 'x'.repeat(41), 'ключ-страницы'])('there is none for the key %j', (key) => {
    expect(addId(key, requested)).toBeNull()
  })
})

describe('an add that is sent again', () => {
  const mark = addId(KEY, requested)
  const done = withDone([], mark, 1000)

  it('counts as repeated within 30 seconds, and as a new add afterwards', () => {
    expect(isRepeated(done, mark, 1000)).toBe(true)
    expect(isRepeated(done, mark, 1000 + REPEAT_WINDOW_MS - 1)).toBe(true)
    expect(isRepeated(done, mark, 1000 + REPEAT_WINDOW_MS)).toBe(false)
  })

  it('from a page that is the same for all visitors counts as repeated within 2 seconds', () => {
    const shared = addId(SHARED_KEY, requested)
    expect(shared).not.toBeNull()
    const once = withDone([], shared, 1000)
    expect(isRepeated(once, shared, 1000 + SHARED_WINDOW_MS - 1)).toBe(true)
    expect(isRepeated(once, shared, 1000 + SHARED_WINDOW_MS)).toBe(false)
  })

  it('from one press of a script counts as repeated within 10 minutes, as long as it takes to try again after the answer was lost', () => {
    const press = addId('4294967295-17-2147483648', requested)
    const pressed = withDone([], press, 1000)
    const kept = withDone(pressed, null, 1000 + PRESS_WINDOW_MS - 1)
    expect(isRepeated(kept, press, 1000 + PRESS_WINDOW_MS - 1)).toBe(true)
    expect(isRepeated(kept, press, 1000 + PRESS_WINDOW_MS)).toBe(false)
    expect(withDone(kept, null, 1000 + PRESS_WINDOW_MS)).toEqual([])
  })

  it('without a key never counts as repeated', () => {
    expect(isRepeated(withDone(done, null, 1000), null, 1000)).toBe(false)
  })

  it('is forgotten after 30 seconds, or when 40 newer ones are remembered', () => {
    expect(withDone(done, null, 1000 + REPEAT_WINDOW_MS)).toEqual([])
    const many = Array.from({ length: 100 }, (_, index) => addId(`${KEY}-${index}`, requested))
    const kept = many.reduce((all, one) => withDone(all, one, 1000), done)
    expect(kept).toHaveLength(40)
    expect(isRepeated(kept, many.at(-1) ?? null, 1000)).toBe(true)
    expect(isRepeated(kept, mark, 1000)).toBe(false)
  })
})
