import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { HOUSES } from './support/architecture/floors'
import { readRoomRows } from './support/architecture/room-rows'

const ROOT = `${import.meta.dirname}/..`
const read = (path: string) => readFileSync(`${ROOT}/${path}`, 'utf8')
const foldersOf = (folder: string) =>
  readdirSync(`${ROOT}/${folder}`, { withFileTypes: true }).flatMap((entry) =>
    entry.isDirectory() ? [`${folder}/${entry.name}`] : [],
  )

/** Folders that a shop fills with files of its own, so that they may be missing. */
const OWN_FOLDERS = ['app/content/official-notices']

const documents = [
  'README.md',
  ...readdirSync(`${ROOT}/docs`, { recursive: true, encoding: 'utf8' }).map((path) => `docs/${path}`),
]
  .filter((path) => path.endsWith('.md'))
  .map((path) => ({ path, text: read(path) }))

const sources = ['app', 'backend', 'tests'].flatMap((folder) =>
  readdirSync(`${ROOT}/${folder}`, { recursive: true, encoding: 'utf8' })
    .filter((path) => /\.tsx?$/.test(path))
    .map((path) => ({ path: `${folder}/${path}`, text: read(`${folder}/${path}`) })),
)

it.each(HOUSES)('the table of rooms in the README names every folder of the %s, and no other', (house) => {
  const folders = foldersOf(house).filter((folder) => folder !== 'backend/tests')
  expect(readRoomRows(ROOT, house).flat().toSorted()).toEqual(folders.toSorted())
})

it('the README and the documents name only files and folders that are there', () => {
  const missing = documents.flatMap(({ path, text }) => {
    const named = [...text.matchAll(/`((?:app|backend|tests|docs|public)\/[\w./-]*\w)`/g)].map(([, name = '']) => name)
    return named.filter((name) => !existsSync(`${ROOT}/${name}`) && !OWN_FOLDERS.includes(name)).map((name) => `${path}: ${name}`)
  })
  expect(missing).toEqual([])
})

it('a decision that a document or a comment names is there', () => {
  const numbers = new Set(readdirSync(`${ROOT}/docs/decisions`).map((name) => name.slice(0, 3)))
  const missing = [...documents, ...sources].flatMap(({ path, text }) =>
    [...text.matchAll(/\bdecisions? (\d{3})\b/g)]
      .map(([, number = '']) => number)
      .filter((number) => !numbers.has(number))
      .map((number) => `${path}: ${number}`),
  )
  expect(missing).toEqual([])
})

it('a comment names only files that are there', () => {
  const missing = sources.flatMap(({ path, text }) =>
    text.split('\n').flatMap((line) => {
      if (!/^\s*(?:\/\/|\/?\*)/.test(line)) return []
      const named = [...line.matchAll(/(?<![\w/.-])(?:app|backend|tests|docs|bundling)\/[\w./-]+\.(?:tsx?|md|json)\b/g)]
      return named.flatMap(([name]) => (existsSync(`${ROOT}/${name}`) ? [] : [`${path}: ${name}`]))
    }),
  )
  expect(missing).toEqual([])
})
