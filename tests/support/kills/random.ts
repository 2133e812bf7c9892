export type Random = {
  /** From 0 up to, but not including, `limit`. */ below: (limit: number) => number
  pick: <T>(choices: readonly T[]) => T
  shuffled: <T>(items: readonly T[]) => T[]
}

/** Random numbers that are the same for the same seed (mulberry32). */
export function randomFrom(seed: number): Random {
  let state = seed >>> 0
  function next(): number {
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
  const below = (limit: number) => next() * limit
  return {
    below,
    pick(choices) {
      const chosen = choices[Math.floor(below(choices.length))]
      if (chosen === undefined) throw new Error('There is nothing to pick from')
      return chosen
    },
    shuffled(items) {
      const left = [...items]
      return items.flatMap(() => left.splice(Math.floor(below(left.length)), 1))
    },
  }
}
