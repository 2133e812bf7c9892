import { spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { which } from '../support/debian'

/** Version 25 of the package: later ones download a Java of their own when they are installed. */
const JAR = fileURLToPath(import.meta.resolve('vnu-jar/build/dist/vnu.jar'))

/**
 * Both are in the HTML standard, and that version does not know them yet: the attribute
 * `autocorrect`, and `webauthn` in `autocomplete`.
 */
const NOT_YET_KNOWN = '.*(autocorrect|webauthn).*'

/**
 * The errors that the Nu HTML checker finds in documents, one a line; null where Java is missing, which it needs. `documents` are
 * the HTML by names that become file names.
 */
export function htmlErrors(documents: ReadonlyMap<string, string>): string[] | null {
  const java = which('java')
  if (java === undefined) return null
  const folder = mkdtempSync(join(tmpdir(), 'html-'))
  try {
    for (const [name, html] of documents) writeFileSync(join(folder, `${name}.html`), html)
    const options = ['--errors-only', '--filterpattern', NOT_YET_KNOWN]
    const { status, stderr, error } = spawnSync(java, ['-jar', JAR, ...options, folder], {
      encoding: 'utf8',
      maxBuffer: Infinity,
    })
    const lines = stderr.replaceAll(`"file:${folder}/`, '"').split('\n').filter(Boolean)
    if (error !== undefined) throw error
    // It ends with 1 when it has found errors, and also when it could not check.
    if (status !== 0 && !lines.some((line) => line.includes(': error: '))) throw new Error(lines.join('\n'))
    return lines
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}
