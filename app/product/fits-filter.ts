import type { FitGroup } from './fits'

/** Longest text the filter takes; no model's name comes near. */
export const LONGEST_FILTER = 60

/** The models whose brand and name hold every word asked for; case, accents, spaces and hyphens do not count. */
export function filterFits(groups: readonly FitGroup[], query: string): FitGroup[] {
  const words = query.split(/\s+/).map(folded).filter(Boolean)
  if (words.length === 0) return [...groups]
  return groups.flatMap(({ brand, models }) => {
    const found = models.filter((model) => {
      const text = folded(brand + model)
      return words.every((word) => text.includes(word))
    })
    return found.length > 0 ? [{ brand, models: found }] : []
  })
}

/** What the list says of a device: it is in it, several are meant, or it is not there, which does not mean that it does not fit. */
export type FitsAnswer = { kind: 'yes'; device: string } | { kind: 'some'; count: number } | { kind: 'none' }

/** The answer to "does it fit my device?"; null while nothing is asked. */
export function fitsAnswer(groups: readonly FitGroup[], query: string): FitsAnswer | null {
  const asked = folded(query)
  if (asked === '') return null
  const found = filterFits(groups, query).flatMap(({ brand, models }) => models.map((model) => ({ brand, model })))
  const exact = found.filter(({ brand, model }) => [folded(model), folded(brand + model)].includes(asked))
  const [only] = exact.length === 1 ? exact : found
  if (only === undefined) return { kind: 'none' }
  return exact.length === 1 || found.length === 1
    ? { kind: 'yes', device: `${only.brand} ${only.model}` }
    : { kind: 'some', count: found.length }
}

/** `BL-1850 b` as `bl1850b`. */
function folded(text: string): string {
  return text
    .normalize('NFD')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]/gu, '')
}
