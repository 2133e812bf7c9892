/** Pages whose data is there, and that wait for their turn to be rendered. */
const waiting: (() => void)[] = []

/**
 * Resolves when a page may be rendered: one in each turn of the event loop. In a rush the answers of the backend come together, and 100 pages would be
 * rendered in one go; with turns, forms and new connections are read between two pages. A busy machine took more than 15 s for such a rush, after which Node
 * answers connections that it has not read yet with 408.
 */
export function renderTurn(): Promise<void> {
  return new Promise((resolve) => {
    waiting.push(resolve)
    if (waiting.length === 1) setImmediate(next)
  })
}

function next(): void {
  waiting.shift()?.()
  if (waiting.length > 0) setImmediate(next)
}
