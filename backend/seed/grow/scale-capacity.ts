import { choose } from '../data/catalogue/chance'
import { decimal } from '../data/catalogue/naming'
import type { SeedProduct } from '../data/records'

/** The attributes that state a capacity, and the step in which makers grade it. */
const CAPACITIES = [
  { key: 'capacity-mah', unit: 'mAh', step: 50 },
  { key: 'capacity-ah', unit: 'Ah', step: 0.5 },
] as const

type Scaled = { attributes: SeedProduct['attributes']; from: string; to: string; factor: number }

/**
 * Another capacity for a generated product: the changed attributes, the capacity as texts write it before (`from`) and after
 * (`to`), and the factor between them. Null for a product without a capacity.
 */
export function scaleCapacity(attributes: SeedProduct['attributes'], sku: string): Scaled | null {
  for (const { key, unit, step } of CAPACITIES) {
    const before = attributes[key]
    if (typeof before !== 'number') continue
    const wanted = before * choose(sku, 'capacity', [0.8, 0.9, 1.1, 1.2, 1.35, 1.5])
    const after = wanted < step * 2 ? Math.round(wanted * 10) / 10 : Math.round(wanted / step) * step
    const energy = attributes.energy
    const factor = after / before
    return {
      attributes: { [key]: after, ...(typeof energy === 'number' ? { energy: Math.round(energy * factor * 10) / 10 } : {}) },
      from: written(before, unit),
      to: written(after, unit),
      factor,
    }
  }
  return null
}

const written = (value: number, unit: string) =>
  `${unit === 'Ah' && Number.isInteger(value) ? decimal(value, 1) : decimal(value)} ${unit}`
