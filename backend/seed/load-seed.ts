import type { Seed } from './seed'

/** The seed, imported on demand: a database that is already seeded starts without loading it. */
export async function loadSeed(): Promise<Seed> {
  const { buildSeed } = await import('./build-seed')
  return buildSeed()
}
