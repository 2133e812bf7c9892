import { HOLDERS } from './holders'

/** A test: its path and its text. */
export type TestFile = { path: string; text: string }

/** Asks for every page in every language, so it is related to any change of what runs. */
const EVERY_PAGE = 'tests/requests/pages.test.ts'

/** True for a room that most tests import from: only an import of the changed file itself counts. */
export const isBase = (room: string): boolean =>
  /^(?:app\/(?:commerce|routing|server|store)|backend\/(?:database|tests))$/.test(room)

/**
 * The request tests that a change is likely to touch. They run the built app, which every file of it is part of, so imports
 * cannot tell; a test is related when it has changed itself, or when its name has the room of a changed file
 * (`backend/carts/...`: cart.test.ts, restored-cart.test.ts), when it imports from that room, or when `HOLDERS` names it. A room
 * that no test has to do with concerns all tests. The gate runs all of them anyway.
 */
export function relatedRequests(changed: readonly string[], tests: readonly TestFile[]): string[] {
  const runs = changed.some((path) => /^(?:app|backend|public)\/|^server\.ts$|^package-lock\.json$/.test(path))
  const perRoom = [...new Set(changed.flatMap((path) => roomOf(path) ?? []))].map((room) => {
    const held = tests.filter((test) => isHolder(test, room))
    return held.length > 0 ? held : tests
  })
  const concerned = new Set(perRoom.flat())
  const modules = changed.map((path) => `/${path.replace(/\.tsx?$/, '')}'`)
  return tests
    .filter(
      (test) =>
        concerned.has(test) ||
        changed.includes(test.path) ||
        (runs && test.path === EVERY_PAGE) ||
        modules.some((module) => test.text.includes(module)),
    )
    .map(({ path }) => path)
}

function isHolder({ path, text }: TestFile, room: string): boolean {
  return (
    isNamedAfter(path, room) || (HOLDERS[room]?.includes(nameOf(path)) ?? false) || (!isBase(room) && text.includes(`/${room}/`))
  )
}

/** `app/cart/rules/added.ts` is in the room `app/cart`; `app/root.tsx` is a room of its own, `app/root`. */
export const roomOf = (path: string): string | undefined => /^(?:app|backend)\/[^/.]+/.exec(path)?.[0]

const nameOf = (path: string) => path.replace(/^.*\/|\.test\.tsx?$/g, '')

/** True when the words of the room stand in the test's name, in singular or plural. */
export function isNamedAfter(path: string, room: string): boolean {
  return `-${singular(nameOf(path))}-`.includes(`-${singular(nameOf(room))}-`)
}

const singular = (name: string) =>
  name
    .split('-')
    .map((word) => word.replace(/s$/, ''))
    .join('-')
