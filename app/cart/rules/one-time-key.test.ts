import { describe, expect, it } from 'vitest'
import { addMark, isRepeated, REPEAT, withDone } from './one-time-key'

const KEY = 'a-key-of-one-page'
const wish = { product_id: 7, quantity: 2, related_id: undefined }

describe('the mark of an add', () => {
  it('is that of the key and all that was asked for', () => {
    expect(addMark(KEY, wish)).toBe(addMark(KEY, { ...wish }))
    for (const other of [
      { ...wish, quantity: 3 },
      { ...wish, product_id: 8 },
      { ...wish, related_id: 7 },
    ]) {
      expect(addMark(KEY, other)).not.toBe(addMark(KEY, wish))
    }
    expect(addMark('b-key-of-another', wish)).not.toBe(addMark(KEY, wish))
  })

  it.each(['', 'short', 'a key with blanks', 'x'.repeat(41), 'ключ-страницы'])('there is none for the key %j', (key) => {
    expect(addMark(key, wish)).toBeNull()
  })
})

describe('an add that comes again', () => {
  const mark = addMark(KEY, wish)
  const done = withDone([], mark, 1000)

  it('is repeated within half a minute, and asked for anew afterwards', () => {
    expect(isRepeated(done, mark, 1000)).toBe(true)
    expect(isRepeated(done, mark, 1000 + REPEAT - 1)).toBe(true)
    expect(isRepeated(done, mark, 1000 + REPEAT)).toBe(false)
  })

  it('without a key never is', () => {
    expect(isRepeated(withDone(done, null, 1000), null, 1000)).toBe(false)
  })

  it('is remembered among few: what is old goes, and so does the oldest of many', () => {
    expect(withDone(done, null, 1000 + REPEAT)).toEqual([])
    const many = Array.from({ length: 100 }, (_, index) => addMark(`${KEY}-${index}`, wish))
    const kept = many.reduce((all, one) => withDone(all, one, 1000), done)
    expect(kept).toHaveLength(40)
    expect(isRepeated(kept, many.at(-1) ?? null, 1000)).toBe(true)
    expect(isRepeated(kept, mark, 1000)).toBe(false)
  })
})
