/** Replaces each `{name}` of a text by its value. Throws when there is no value for one. */
export function fillIn(text: string, values: Readonly<Record<string, string>>): string {
  return text.replaceAll(/\{(\w+)\}/g, (_, name: string) => {
    const value = values[name]
    if (value === undefined) throw new Error(`The text "${text}" needs a value for ${name}`)
    return value
  })
}
