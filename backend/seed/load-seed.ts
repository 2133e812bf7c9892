import type { Seed } from './seed'

/** The seed, read only when it is to be planted: a shop that has been planted starts without it. */
export async function loadSeed(): Promise<Seed> {
  const { buildSeed } = await import('./build-seed')
  return buildSeed()
}
