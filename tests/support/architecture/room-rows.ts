import { readFileSync } from 'node:fs'
import { roomOf } from './floors'
import { isTest, type SourceFile } from './source-file'

/** The rows of the README's table of rooms, from the top down: the folders of the app that each names. */
export function readRoomRows(root: string): string[][] {
  const readme = readFileSync(`${root}/README.md`, 'utf8')
  return (/^## The house$(.*?)^### /ms.exec(readme)?.[1] ?? '')
    .split('\n')
    .filter((line) => line.startsWith('| `'))
    .map((row) => [...(row.split('|')[1] ?? '').matchAll(/`(app\/[^`]+)`/g)].map(([, folder = '']) => folder))
}

/** Imports of a room from its own row of that table or a row above, as `file -> file`; none should be left. */
export function importsUpwards(files: readonly SourceFile[], rows: readonly (readonly string[])[]): string[] {
  const rowOf = (path: string) => rows.findIndex((folders) => folders.some((folder) => path.startsWith(`${folder}/`)))
  return files.flatMap(({ path, imports }) =>
    isTest(path) || rowOf(path) === -1
      ? []
      : imports
          .filter(({ target }) => rowOf(target) !== -1 && rowOf(target) <= rowOf(path) && roomOf(target) !== roomOf(path))
          .map(({ target }) => `${path} -> ${target}`),
  )
}
