/** Upper bound of the previews in memory, in bytes: 100 to 400 of them. */
const MAX_BYTES = 8 * 1024 * 1024

type Jpeg = Uint8Array<ArrayBuffer>
/** `size` is 0 while it is being drawn. */
type Preview = { jpeg: Promise<Jpeg>; size: number }

/**
 * Keeps drawn previews by the hash of their picture, those used last, up to `maxBytes`. Requests for one picture at the same time
 * share one drawing; one that failed is not kept.
 */
export function keptPreviews(maxBytes = MAX_BYTES) {
  // A Map keeps the order of insertion: the first key is the one that was not used for the longest time.
  const kept = new Map<string, Preview>()
  let bytes = 0

  function drop(hash: string): void {
    bytes -= kept.get(hash)?.size ?? 0
    kept.delete(hash)
  }

  return async (hash: string, draw: () => Promise<Jpeg>): Promise<Jpeg> => {
    const known = kept.get(hash)
    const preview = known ?? { jpeg: draw(), size: 0 }
    kept.delete(hash)
    kept.set(hash, preview)
    if (known !== undefined) return known.jpeg
    try {
      const jpeg = await preview.jpeg
      if (kept.get(hash) === preview) bytes += preview.size = jpeg.byteLength
      for (const oldest of kept.keys()) {
        if (bytes <= maxBytes) break
        drop(oldest)
      }
      return jpeg
    } catch (error) {
      if (kept.get(hash) === preview) drop(hash)
      throw error
    }
  }
}
