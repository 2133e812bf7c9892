/** A system of tools that share a battery: its packs (see `makePacks`) and the tools they fit. */
export type ToolSystem = {
  brand: string
  system: string
  models: string
  packs: string
  chemistry?: string
  /** Number of our brands that sell packs for it: all three for the big systems. */
  makers: 'one' | 'two' | 'all'
}
