/** The value of a JSON text; undefined when it is no JSON. */
export function parseJsonText(text: string): unknown {
  try {
    const value: unknown = JSON.parse(text)
    return value
  } catch {
    return undefined
  }
}
