import { isTest, type Offence, type SourceFile } from './source-file'

export const LIMIT = { file: 200, test: 300, route: 120, mean: 70, column: 130 }

/** Names that do not describe the contents and so attract everything. */
const NAMELESS = /^(?:utils?|helpers?|constants?|types?|misc|common|shared|lib|index)$/

/** Files longer than their kind allows. */
export function tooLong(files: readonly SourceFile[]): Offence[] {
  return files
    .filter(({ path, lines }) => lines > limitOf(path))
    .map(({ path, lines }) => `${path}: ${lines} of ${limitOf(path)} lines`)
}

function limitOf(path: string): number {
  if (isTest(path)) return LIMIT.test
  return /^app\/(?:routes\/|root\.tsx$)/.test(path) ? LIMIT.route : LIMIT.file
}

export const meanLines = (files: readonly SourceFile[]) => files.reduce((sum, { lines }) => sum + lines, 0) / files.length

/** Files and folders with such a name, in any layer: also `utils.server.ts`. */
export function nameless(files: readonly SourceFile[]): Offence[] {
  return files.map(({ path }) => path).filter((path) => path.split('/').some((part) => NAMELESS.test(part.replace(/\..*$/, ''))))
}

/** Files that only re-export: import from the file that defines the export. */
export const barrels = (files: readonly SourceFile[]): Offence[] => files.filter(({ barrel }) => barrel).map(({ path }) => path)

/** Comment lines over the print width, which the formatter leaves alone. A directive for the linter must stay on one line. */
export const wideComments = (texts: ReadonlyMap<string, string>): Offence[] =>
  [...texts].flatMap(([path, text]) =>
    text.split('\n').flatMap((line, index) => (isWideComment(line) ? [`${path}:${index + 1}: ${line.length} columns`] : [])),
  )

const isWideComment = (line: string) =>
  line.length > LIMIT.column && /^\s*(?:\/\/|\{?\/\*|\* )/.test(line) && !line.includes('oxlint-disable')

/** Lint rules disabled without a reason after ` -- `. */
export const unexplained = (files: readonly SourceFile[]): Offence[] =>
  files.flatMap(({ path, unexplained }) => unexplained.map((line) => `${path}:${line}`))
