/** A family of tools that share a battery: its packs (see `makePacks`) and the tools they fit. */
export type ToolSystem = {
  brand: string
  system: string
  models: string
  packs: string
  chemistry?: string
  /** How many of our makers sell packs for it: the big systems all three. */
  makers: 'one' | 'two' | 'all'
}
