import { dirname } from 'node:path'
import { isBase, isNamedAfter, roomOf, type TestFile } from './related-requests'

/**
 * The backend tests that a change is likely to touch: those that have changed, and those in the room of a changed file
 * (`backend/coupons`), named after it, or importing from it. Nearly every backend test imports all rooms by way of the test shop, so a
 * search by imports alone would give nearly all. The gate runs the rest.
 */
export function relatedBackend(changed: readonly string[], tests: readonly TestFile[]): string[] {
  const rooms = [...new Set(changed.filter((path) => path.startsWith('backend/')).flatMap((path) => roomOf(path) ?? []))]
  return tests
    .filter(
      (test) =>
        changed.includes(test.path) ||
        rooms.some((room) => !isBase(room) && isOfRoom(test, room)) ||
        changed.some((path) => importsFile(test, path)),
    )
    .map(({ path }) => path)
}

const isOfRoom = ({ path, text }: TestFile, room: string) =>
  path.startsWith(`${room}/`) || isNamedAfter(path, room) || new RegExp(`/${room.replace('backend/', '')}['/]`).test(text)

/** True when the test imports the file, by a path that begins in its own folder or above. */
function importsFile({ path, text }: TestFile, file: string): boolean {
  const module = file.replace(/\.tsx?$/, '')
  const name =
    dirname(file) === dirname(path) ? `./${module.replace(/^.*\//, '')}` : `/${module.replace(/^(?:app|backend)\//, '')}`
  return text.includes(`${name}'`)
}
