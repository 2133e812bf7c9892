/** A request test: its path and its text. */
export type RequestTest = { path: string; text: string }

/** Asks for every page in every language, so it is related to any change of what runs. */
const EVERY_PAGE = 'tests/requests/pages.test.ts'

/**
 * The request tests that a change is likely to touch. They run the built app, which every file of it is part of, so imports cannot
 * tell; a test counts as related when it has changed itself, or when its name or an import of it names the folder of a changed file
 * (`app/cart/...`: cart.test.ts, restored-cart.test.ts and all that import from app/cart). The gate runs all of them.
 */
export function relatedRequests(changed: readonly string[], tests: readonly RequestTest[]): string[] {
  const rooms = new Set(changed.flatMap((path) => /^(?:app|backend)\/([^/.]+)\//.exec(path)?.[1] ?? []))
  const runs = changed.some((path) => /^(?:app|backend|public)\/|^server\.ts$|^package-lock\.json$/.test(path))
  const isRelated = ({ path, text }: RequestTest) =>
    changed.includes(path) ||
    (runs && path === EVERY_PAGE) ||
    [...rooms].some((room) => path.includes(room) || text.includes(`app/${room}/`) || text.includes(`backend/${room}/`))
  return tests.filter(isRelated).map(({ path }) => path)
}
