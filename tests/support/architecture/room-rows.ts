import { readFileSync } from 'node:fs'
import { type House, roomOf } from './floors'
import { isTest, type SourceFile } from './source-file'

/** The section of the README that has the table of the rooms of a house. */
const SECTIONS: Readonly<Record<House, RegExp>> = {
  app: /^## The house$(.*?)^### /ms,
  backend: /^### The backend$(.*?)^### /ms,
}

/** The rows of the README's table of the rooms of a house, from the top down: the folders that each names. */
export function readRoomRows(root: string, house: House): string[][] {
  const section = SECTIONS[house].exec(readFileSync(`${root}/README.md`, 'utf8'))?.[1] ?? ''
  return section
    .split('\n')
    .filter((line) => line.startsWith(`| \`${house}/`))
    .map((row) => [...(row.split('|')[1] ?? '').matchAll(/`([^`]+)`/g)].map(([, folder = '']) => folder))
}

/** Imports of a room from its own row of that table or a row above, as `file -> file`; none should be left. */
export function importsUpwards(files: readonly SourceFile[], rows: readonly (readonly string[])[], house: House): string[] {
  const rowOf = (path: string) => rows.findIndex((folders) => folders.some((folder) => path.startsWith(`${folder}/`)))
  return files.flatMap(({ path, imports }) =>
    isTest(path) || rowOf(path) === -1
      ? []
      : imports
          .filter(({ target }) => rowOf(target) !== -1 && rowOf(target) <= rowOf(path))
          .filter(({ target }) => roomOf(target, house) !== roomOf(path, house))
          .map(({ target }) => `${path} -> ${target}`),
  )
}
