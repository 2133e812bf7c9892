import type { DeviceModel } from '../commerce/contract/device'

/** The models around one in their list, without itself, as many as `most`: a series stands together, `EOS 80D` beside `EOS 90D`. */
export function nearModels(models: readonly DeviceModel[], key: string, most: number): DeviceModel[] {
  const own = models.findIndex((model) => model.key === key)
  const others = models.filter((model) => model.key !== key)
  const start = Math.min(Math.max(own - Math.floor(most / 2), 0), Math.max(others.length - most, 0))
  return others.slice(start, start + most)
}
