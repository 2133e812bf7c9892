import { expect, it } from 'vitest'
import { keptPreviews } from './kept-previews'

/** Previews of 40 bytes in a store for 100; `drawn` lists what was drawn. */
function open() {
  const drawn: string[] = []
  const previewOf = keptPreviews(100)
  const ask = (hash: string) =>
    previewOf(hash, async () => {
      drawn.push(hash)
      await Promise.resolve()
      if (hash === 'broken') throw new Error('not drawn')
      return new Uint8Array(40)
    })
  return { drawn, ask }
}

it('a picture that is asked for several times at once, and again later, is drawn once', async () => {
  const { drawn, ask } = open()
  await Promise.all([ask('a'), ask('a'), ask('b')])
  expect((await ask('a')).byteLength).toBe(40)
  expect(drawn).toEqual(['a', 'b'])
})

it('those that were not used for the longest time make room', async () => {
  const { drawn, ask } = open()
  for (const hash of ['a', 'b', 'a', 'c', 'a', 'b']) await ask(hash)
  expect(drawn).toEqual(['a', 'b', 'c', 'b'])
})

it('a drawing that failed is tried again', async () => {
  const { drawn, ask } = open()
  await expect(Promise.all([ask('broken'), ask('broken')])).rejects.toThrow('not drawn')
  await expect(ask('broken')).rejects.toThrow('not drawn')
  expect(drawn).toEqual(['broken', 'broken'])
})
