import { z } from 'zod'

/** A stored list, each entry read by itself: an entry that cannot be read is left out. */
export const storedListOf = <T extends z.ZodType>(entry: T) => z.array(z.unknown()).catch([]).transform(readEntries(entry))

/** The entries of a list that can be read. */
export const readEntries =
  <T extends z.ZodType>(entry: T) =>
  (list: readonly unknown[]): z.output<T>[] =>
    list.flatMap((stored) => {
      const read = entry.safeParse(stored)
      return read.success ? [read.data] : []
    })
