/**
 * The description of a product in search results: its name first, because products that differ in
 * brand or pack alone share a description.
 */
export function metaDescription(name: string, description: string): string {
  if (description === '') return name
  return description.startsWith(name) ? description : `${name}: ${description}`
}
