import { listIn } from '../read-rows'

const IEC = /^\d?(LR|CR|BR|SR|FR|HR|PR|R|F)\d+$/
const ANSI = /^(13A|14A|15A|24A|1604A|1604LC)$/

/** The designations by IEC 60086 and ANSI C18 among the names of a cell, if any. */
export const standardsOf = (row: { part: string; also: string }): Record<string, string> => {
  const names = [row.part, ...listIn(row.also)]
  const iec = names.find((name) => IEC.test(name))
  // 13A is the ANSI designation of the D cell, but also a trade name of the hearing-aid cell PR48.
  const ansi = iec?.startsWith('PR') ? undefined : names.find((name) => ANSI.test(name))
  return { ...(iec ? { iec } : {}), ...(ansi ? { ansi } : {}) }
}
