import { isTest, type Offence, type SourceFile } from './source-file'

/** Validates data on the server; 37 kB (gzip) that no page needs. */
const SERVER_PACKAGE = /^(?:zod|@conform-to\/zod)(?:\/|$)/

const STARTS = /^app\/(?!routes\/|root\.tsx$).*(?:\.tsx|\.client\.ts|\/use-[^/]+\.ts)$/
const SERVER_FILE = /\.server(?:\.tsx?)?$/

/**
 * Chains of imports from code of the browser to zod: components, hooks and `x.client.ts`, and all that they import as values.
 * Routes and the root are left out, because Remix removes their loaders and actions with what only those import.
 */
export function zodInBrowser(files: readonly SourceFile[]): Offence[] {
  const importsOf = new Map(files.map(({ path, imports }) => [path, imports]))
  const starts = files.map(({ path }) => path).filter((path) => STARTS.test(path) && !SERVER_FILE.test(path) && !isTest(path))
  const chains = new Map(starts.map((path) => [path, path]))
  const offences: Offence[] = []
  for (const [path, chain] of chains) {
    for (const { target, typeOnly } of importsOf.get(path) ?? []) {
      if (typeOnly || SERVER_FILE.test(target) || chains.has(target)) continue
      if (SERVER_PACKAGE.test(target)) offences.push(`${chain} -> ${target}`)
      else if (importsOf.has(target)) chains.set(target, `${chain} -> ${target}`)
    }
  }
  return offences
}
