/**
 * Replaces each `{name}` of a text by its value. A value that ends with a full stop, such as `59 kr.`, ends its sentence too.
 * Throws when there is no value for one.
 */
export function fillIn(text: string, values: Readonly<Record<string, string>>): string {
  return text.replaceAll(/\{(\w+)\}(\.?)/g, (_, name: string, stop: string) => {
    const value = values[name]
    if (value === undefined) throw new Error(`The text "${text}" needs a value for ${name}`)
    return value.endsWith('.') ? value : value + stop
  })
}
