/** The JSON of frozen objects: the cards of a cached answer are the same in each request, and may not be changed. */
const texts = new WeakMap<object, string>()

/** The JSON of a value; that of a frozen object is made once. */
export function jsonOf(value: unknown): string {
  if (typeof value !== 'object' || value === null || !Object.isFrozen(value)) return JSON.stringify(value)
  const text = texts.get(value) ?? JSON.stringify(value)
  texts.set(value, text)
  return text
}
