type Property = 'color' | 'size' | 'material' | 'pattern'

/**
 * The properties by which the vocabularies of search engines and of merchant feeds tell variations
 * apart, by the keys of the shop's attributes.
 */
const PROPERTIES = new Map<string, Property>([
  ...(['color', 'size', 'material', 'pattern'] as const).map((property): [string, Property] => [property, property]),
  ['colour', 'color'],
  ['cable-length', 'size'],
])

/**
 * The property for an attribute in which variations differ; undefined for one that the
 * vocabularies do not have, such as a rated current.
 */
export function variantProperty(key: string): Property | undefined {
  return PROPERTIES.get(key)
}

/** The values of a variation, by those properties. */
export function variantProperties(values: Readonly<Record<string, string>>): Partial<Record<Property, string>> {
  const found: Partial<Record<Property, string>> = {}
  for (const [key, value] of Object.entries(values)) {
    const property = variantProperty(key)
    if (property !== undefined) found[property] = value
  }
  return found
}
