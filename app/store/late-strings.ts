declare global {
  /** Loads the strings of all parts that are loaded on demand. Missing in development, where the page has all strings. */
  var lateStrings: (() => Promise<unknown>) | undefined
}

/** A part of the page that is loaded on demand, once its strings are there too. They come in one file, the first time. */
export async function withStrings<T>(part: Promise<T>): Promise<T> {
  const [loaded] = await Promise.all([part, globalThis.lateStrings?.()])
  return loaded
}
