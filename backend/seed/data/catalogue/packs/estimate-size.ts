import type { PackKindKey } from './pack-kinds'

type Build = { wattHoursPerLitre: number; gramsPerWattHour: number; depth: number; widthToHeight: number }

const SLIM: Build = { wattHoursPerLitre: 560, gramsPerWattHour: 4.2, depth: 4.4, widthToHeight: 0.45 }
const BLOCK: Build = { wattHoursPerLitre: 230, gramsPerWattHour: 7, depth: 45, widthToHeight: 1.2 }

const BUILDS: Partial<Record<PackKindKey, Build>> = {
  phone: SLIM,
  tablet: { ...SLIM, depth: 3.4, widthToHeight: 1.5 },
  camera: { wattHoursPerLitre: 410, gramsPerWattHour: 6, depth: 13, widthToHeight: 0.72 },
  laptop: { wattHoursPerLitre: 380, gramsPerWattHour: 5.4, depth: 7, widthToHeight: 3 },
}

const tenths = (value: number): number => Math.round(value * 10) / 10

/**
 * Estimates size (mm) and weight (g) of a pack from its energy. Accurate enough for a drawing
 * and for postage, not for a data sheet.
 */
export const estimateSize = (
  kind: PackKindKey,
  wattHours: number,
): { width: number; height: number; depth: number; weight: number } => {
  const { wattHoursPerLitre, gramsPerWattHour, depth, widthToHeight } = BUILDS[kind] ?? BLOCK
  const area = ((wattHours / wattHoursPerLitre) * 1e6) / depth
  const height = Math.sqrt(area / widthToHeight)
  return {
    width: tenths(height * widthToHeight),
    height: tenths(height),
    depth,
    weight: Math.round(wattHours * gramsPerWattHour),
  }
}
