/** A brand of packs, with its factors on the capacity, price and popularity of the table's row. */
export type Maker = { key: string; name: string; prefix: string; capacity: number; price: number; demand: number }

const maker = (key: string, name: string, prefix: string, capacity: number, price: number, demand: number): Maker => ({
  key,
  name,
  prefix,
  capacity,
  price,
  demand,
})

export const BILDVOLT = maker('bildvolt', 'Bildvolt', 'BV', 1, 1, 1)
export const HANDVOLT = maker('fickvolt', 'Handvolt', 'FV', 1, 1, 1)
export const HANDVOLT_MAX = maker('fickvolt', 'Handvolt Max', 'FVM', 1.1, 1.25, 0.7)
export const VERKVOLT = maker('verkvolt', 'Verkvolt', 'VV', 1, 1, 1)
export const NORRVOLT = maker('norrvolt', 'Norrvolt', 'NV', 1, 1.2, 0.75)
/** Our own line: cheaper, with a slightly lower capacity. */
export const KRAFTCELL = maker('kraftcell', 'Kraftcell', 'KC', 0.94, 0.78, 0.9)
/** Our own line where the capacity is part of the type designation. */
export const KRAFTCELL_PLAIN = maker('kraftcell', 'Kraftcell', 'KC', 1, 0.8, 0.9)
