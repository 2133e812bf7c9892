import { setImmediate as turn } from 'node:timers/promises'
import { expect, it } from 'vitest'
import { renderTurn } from './render-turn'

it('renders one page in each turn of the event loop, in the order in which they came', async () => {
  const seen: string[] = []
  const pages = ['a', 'b', 'c'].map(async (page) => {
    await renderTurn()
    seen.push(page)
  })
  for (let read = 0; read < 4; read += 1) {
    await turn()
    seen.push('read')
  }
  await Promise.all(pages)
  expect(seen.join(' ')).toMatch(/^a read b read c read/)
  await renderTurn()
})
