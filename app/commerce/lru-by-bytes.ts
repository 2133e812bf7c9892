/** A map bounded in bytes: the entries that were not used for the longest time are dropped. */
export type LruByBytes<V> = {
  /** Counts as a use of the entry. */
  get(key: string): V | undefined
  /** Replaces the entry of this key. An entry larger than the whole map is not kept. */
  set(key: string, value: V): void
  delete(key: string): void
  deleteWhere(test: (value: V) => boolean): void
  bytes(): number
}

/** `sizeOf` gives the bytes of a value with its key. */
export function lruByBytes<V>(maxBytes: number, sizeOf: (key: string, value: V) => number): LruByBytes<V> {
  // A Map keeps the order of insertion: the first key is the one that was not used for the longest time.
  const entries = new Map<string, { value: V; size: number }>()
  let bytes = 0
  const remove = (key: string) => {
    bytes -= entries.get(key)?.size ?? 0
    entries.delete(key)
  }
  return {
    get(key) {
      const entry = entries.get(key)
      if (entry === undefined) return undefined
      entries.delete(key)
      entries.set(key, entry)
      return entry.value
    },
    set(key, value) {
      remove(key)
      const size = sizeOf(key, value)
      entries.set(key, { value, size })
      bytes += size
      for (const oldest of entries.keys()) {
        if (bytes <= maxBytes) return
        remove(oldest)
      }
    },
    delete: remove,
    deleteWhere(test) {
      for (const [key, { value }] of entries) if (test(value)) remove(key)
    },
    bytes: () => bytes,
  }
}
