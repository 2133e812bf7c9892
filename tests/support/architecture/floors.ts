import { circlesOf, graphOf } from './graph'
import { isTest, type Offence, type SourceFile } from './source-file'

export const HOUSES = ['app', 'backend'] as const
export type House = (typeof HOUSES)[number]

/** Rooms stand on at most this many floors: the longest way from the entrance of a request down to what imports no room. */
export const MAX_FLOORS: Readonly<Record<House, number>> = { app: 10, backend: 24 }

/** A room of a house: a first-level folder of it with all that is in it, or a file beside the folders. */
export function roomOf(path: string, house: House = 'app'): string | undefined {
  const [top, room] = path.split('/')
  return top === house ? room : undefined
}

const roomGraph = (files: readonly SourceFile[], house: House) =>
  graphOf(
    files.filter(({ path }) => !isTest(path)),
    (path) => roomOf(path, house),
  )

/** Rooms that import each other in a circle, types included: none can be understood without the others. */
export const roomCycles = (files: readonly SourceFile[], house: House = 'app'): Offence[] =>
  circlesOf(roomGraph(files, house)).map((circle) => circle.join(' <-> '))

/**
 * The rooms by floor, the lowest first. A room stands one floor above the highest that it
 * imports. Rooms in a circle, and those that import them, are left out.
 */
export function floors(files: readonly SourceFile[], house: House = 'app'): string[][] {
  const graph = roomGraph(files, house)
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
