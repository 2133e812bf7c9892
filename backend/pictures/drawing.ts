/** What the drawing of a product needs: shape, true size in millimetres, the text printed on it. */
export type Drawing = {
  shape:
    | 'cylinder'
    | 'coin'
    | 'block9v'
    | 'prismatic'
    | 'tool-pack'
    | 'camera-pack'
    | 'phone-pack'
    | 'laptop-pack'
    | 'lead-block'
    | 'car-battery'
    | 'charger'
    | 'cable'
    | 'adapter'
    | 'lamp'
    | 'tester'
    | 'spare-part'
    | 'case'
    | 'gift-card'
    | 'screen'
    | 'screen-glass'
    | 'flex-port'
    | 'tool-kit'
    | 'adhesive'
    | 'dust-bag'
    | 'filter'
    | 'brush-set'
    | 'nozzle'
    | 'shaver-head'
    | 'brush-head'
    | 'remote'
    | 'tyre'
    | 'inner-tube'
    | 'brake-disc'
    | 'blades'
    | 'bulb'
    | 'fuse'
    | 'alarm'
    | 'panel'
    | 'power-station'
    | 'headlamp'
    | 'lantern'
    | 'work-light'
    | 'bike-light'
    | 'power-bank'
    | 'bike-pack'
    | 'wired-pack'
    | 'charge-pad'
  width: number
  height: number
  depth: number
  /** Sleeve colours by chemistry or family: two hex colours. */
  colours: [string, string]
  /** The size or part number printed on it, e.g. `LR6`, `BL1850B`. */
  label: string
  /** How many stand beside each other in the pack, 1 to 8 are drawn. */
  count: number
  /** Where a car battery or lead block has its positive terminal. */
  positive?: 'left' | 'right'
  /** The drawings of a set's parts, which then stand for it together. */
  parts?: Drawing[]
}
