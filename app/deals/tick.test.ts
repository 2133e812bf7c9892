import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { tickWhileVisible } from './tick.client'

class Tab extends EventTarget {
  hidden = false

  turn(hidden: boolean): void {
    this.hidden = hidden
    this.dispatchEvent(new Event('visibilitychange'))
  }
}
let tab: Tab
beforeEach(() => {
  vi.useFakeTimers()
  tab = new Tab()
  vi.stubGlobal('document', tab)
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

it('ticks every second, pauses while the tab is hidden, and is right at once when it is shown again', () => {
  const update = vi.fn()
  const stop = tickWhileVisible(update)
  vi.advanceTimersByTime(2000)
  expect(update).toHaveBeenCalledTimes(3)
  tab.turn(true)
  vi.advanceTimersByTime(60_000)
  expect(update).toHaveBeenCalledTimes(3)
  tab.turn(false)
  expect(update).toHaveBeenCalledTimes(4)
  vi.advanceTimersByTime(1000)
  expect(update).toHaveBeenCalledTimes(5)
  stop()
  tab.turn(true)
  tab.turn(false)
  vi.advanceTimersByTime(5000)
  expect(update).toHaveBeenCalledTimes(5)
})

it('does not tick in a tab that was opened in the background, until it is shown', () => {
  tab.hidden = true
  const update = vi.fn()
  tickWhileVisible(update)
  vi.advanceTimersByTime(5000)
  expect(update).not.toHaveBeenCalled()
  tab.turn(false)
  expect(update).toHaveBeenCalledOnce()
})
