import type { DeviceModel } from '../commerce/contract/device'

/**
 * Up to `limit` models around the model `key` in the sorted list, without that model: models of a series
 * are neighbours, `EOS 80D` and `EOS 90D`.
 */
export function nearModels(models: readonly DeviceModel[], key: string, limit: number): DeviceModel[] {
  const index = models.findIndex((model) => model.key === key)
  const others = models.filter((model) => model.key !== key)
  const start = Math.min(Math.max(index - Math.floor(limit / 2), 0), Math.max(others.length - limit, 0))
  return others.slice(start, start + limit)
}
