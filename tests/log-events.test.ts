import { expect, it } from 'vitest'
import { readTexts } from './support/architecture/read-sources'

/** A call of a log with the name of its event. */
const LOGGED =
  /\blog(?:Line)?\(\s*[^;]{0,80}?'(?:info|warn|error)'[^,;]{0,40},\s*'(?<event>[^'\n]+)'|level: '(?:info|warn|error)', event: '(?<named>[^'\n]+)'/g

it('log events are words with hyphens, in the storefront as in the backend', () => {
  const sources = [...readTexts(`${import.meta.dirname}/..`).texts].filter(([path]) =>
    /^(?:server\.ts|(?:app|backend)\/.*(?<!\.test)\.tsx?)$/.test(path),
  )
  const events = sources.flatMap(([, text]) =>
    [...text.matchAll(LOGGED)].map(({ groups }) => groups?.event ?? groups?.named ?? ''),
  )
  expect(events.length).toBeGreaterThan(50)
  expect(events.filter((event) => !/^[a-z]+(?:-[a-z]+)*$/.test(event))).toEqual([])
})
