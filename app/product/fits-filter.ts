import type { FitGroup } from './fits'

/** Maximum length of the filter text, in characters. */
export const MAX_FILTER_LENGTH = 60

/** The models whose brand and name contain every word of `query`. Case, accents, spaces and hyphens are ignored. */
export function filterFits(groups: readonly FitGroup[], query: string): FitGroup[] {
  const words = query.split(/\s+/).map(normalize).filter(Boolean)
  if (words.length === 0) return [...groups]
  return groups.flatMap(({ brand, models }) => {
    const found = models.filter((model) => {
      const text = normalize(brand + model)
      return words.every((word) => text.includes(word))
    })
    return found.length > 0 ? [{ brand, models: found }] : []
  })
}

/** One device matches, several match, or none does. A device that is not listed may still fit. */
export type FitsAnswer = { kind: 'yes'; device: string } | { kind: 'some'; count: number } | { kind: 'none' }

/** The answer to "does it fit my device?"; null for an empty query. */
export function fitsAnswer(groups: readonly FitGroup[], query: string): FitsAnswer | null {
  const requested = normalize(query)
  if (requested === '') return null
  const found = filterFits(groups, query).flatMap(({ brand, models }) => models.map((model) => ({ brand, model })))
  const exact = found.filter(({ brand, model }) => [normalize(model), normalize(brand + model)].includes(requested))
  const [only] = exact.length === 1 ? exact : found
  if (only === undefined) return { kind: 'none' }
  return exact.length === 1 || found.length === 1
    ? { kind: 'yes', device: `${only.brand} ${only.model}` }
    : { kind: 'some', count: found.length }
}

/** `BL-1850 b` becomes `bl1850b`. */
function normalize(text: string): string {
  return text
    .normalize('NFD')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]/gu, '')
}
