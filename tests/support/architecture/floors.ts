import { circlesOf, graphOf } from './graph'
import { isTest, type Offence, type SourceFile } from './source-file'

/** Rooms stand on at most this many floors: the longest way from the entrance of a request down to the contract. */
export const MAX_FLOORS = 10

/** A room of the app: a first-level folder of `app/` with all that is in it, or a file beside the folders. */
export function roomOf(path: string): string | undefined {
  return /^app\/([^/]+)/.exec(path)?.[1]
}

const roomGraph = (files: readonly SourceFile[]) =>
  graphOf(
    files.filter(({ path }) => !isTest(path)),
    roomOf,
  )

/** Rooms that import each other in a circle, types included: none can be understood without the others. */
export const roomCycles = (files: readonly SourceFile[]): Offence[] =>
  circlesOf(roomGraph(files)).map((circle) => circle.join(' <-> '))

/**
 * The rooms by floor, the lowest first. A room stands one floor above the highest that it
 * imports. Rooms in a circle are left out.
 */
export function floors(files: readonly SourceFile[]): string[][] {
  const graph = roomGraph(files)
  const placed = new Set<string>()
  const found: string[][] = []
  for (;;) {
    const next = [...graph].filter(([room, below]) => !placed.has(room) && [...below].every((one) => placed.has(one)))
    if (next.length === 0) return found
    const rooms = next.map(([room]) => room).sort()
    found.push(rooms)
    for (const room of rooms) placed.add(room)
  }
}
