import { posix } from 'node:path'
import { BACKEND_HOLDERS } from './backend-holders'
import { isBase, isNamedAfter, roomOf, type TestFile } from './related-requests'

/**
 * The backend tests that a change is likely to touch: those that have changed, those that import a changed file, and those that
 * hold a room of a changed file (`backend/coupons`): they stand in it, are named after it, import from it, or are in
 * `BACKEND_HOLDERS`. A file of `backend/routes` is held by the tests that are named after it, too. Nearly every backend test
 * imports all rooms by way of the test shop, so a search through all imports would give nearly all. A room that no test has to do
 * with concerns all tests. The gate runs all of them anyway.
 */
export function relatedBackend(changed: readonly string[], tests: readonly TestFile[]): string[] {
  const rooms = new Set(changed.flatMap(heldRoomOf))
  const concerned = new Set(
    [...rooms].flatMap((room) => {
      const held = tests.filter((test) => isHolder(test, room))
      return held.length > 0 ? held : tests
    }),
  )
  const modules = changed.map(withoutEnding)
  const routes = modules.filter((module) => module.startsWith('backend/routes/'))
  return tests
    .filter(
      (test) =>
        concerned.has(test) ||
        changed.includes(test.path) ||
        modules.some((module) => importsOf(test).includes(module)) ||
        routes.some((route) => isNamedAfter(test.path, route)),
    )
    .map(({ path }) => path)
}

/** The room of a file of the backend that is no test. */
function heldRoomOf(path: string): string[] {
  const room = path.startsWith('backend/') && !/\.test\.tsx?$/.test(path) ? roomOf(path) : undefined
  return room === undefined ? [] : [room]
}

function isHolder(test: TestFile, room: string): boolean {
  const isIn = (path: string) => path === room || path.startsWith(`${room}/`)
  return (
    (BACKEND_HOLDERS[room]?.some((name) => test.path === `backend/tests/${name}.test.ts`) ?? false) ||
    (!isBase(room) && (isIn(test.path) || isNamedAfter(test.path, room) || importsOf(test).some(isIn)))
  )
}

/** The modules that a test imports, as paths of the repository without an ending. */
const importsOf = ({ path, text }: TestFile): string[] =>
  [...text.matchAll(/['"](\.{1,2}\/[^'"]+)['"]/g)].map(([, module = '']) => posix.join(posix.dirname(path), module))

const withoutEnding = (path: string) => path.replace(/\.tsx?$/, '')
