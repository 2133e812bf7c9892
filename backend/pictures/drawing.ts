/** The kinds of product that can be drawn (shape-table.ts). */
export const SHAPE_NAMES = [
  'cylinder',
  'coin',
  'block9v',
  'prismatic',
  'tool-pack',
  'camera-pack',
  'phone-pack',
  'laptop-pack',
  'lead-block',
  'car-battery',
  'charger',
  'pack-charger',
  'cable',
  'adapter',
  'lamp',
  'tester',
  'spare-part',
  'case',
  'gift-card',
  'screen',
  'screen-glass',
  'flex-port',
  'tool-kit',
  'adhesive',
  'dust-bag',
  'filter',
  'brush-set',
  'nozzle',
  'shaver-head',
  'brush-head',
  'remote',
  'tyre',
  'inner-tube',
  'brake-disc',
  'blades',
  'bulb',
  'fuse',
  'alarm',
  'panel',
  'power-station',
  'headlamp',
  'lantern',
  'work-light',
  'bike-light',
  'power-bank',
  'bike-pack',
  'wired-pack',
  'charge-pad',
] as const

/** The data of a product's drawing. Width, height and depth are in millimetres; 0 means unknown. */
export type Drawing = {
  shape: (typeof SHAPE_NAMES)[number]
  width: number
  height: number
  depth: number
  /** Sleeve colours by chemistry or family: two hex colours. */
  colours: [string, string]
  /** The size or part number printed on it, e.g. `LR6`, `BL1850B`. */
  label: string
  /** Lines of smaller print below the label that tell it from others with the same label, e.g. `2100 mAh`. */
  smallPrint?: readonly string[]
  /** The number of items in the pack. At most 60 are drawn. */
  count: number
  /** The number printed on the picture of a pack whose items are not drawn one by one. */
  printed?: number
  /** The side of the positive terminal, for car batteries and lead blocks. */
  positive?: 'left' | 'right'
  /** A round cell with solder tags at both ends. */
  solderTags?: true
  /** The main picture shows a kit of tools beside it. */
  tools?: true
  /** For a set, the drawings of its parts, which are drawn instead. */
  parts?: Drawing[]
}
