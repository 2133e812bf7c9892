import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { roomOf } from './support/architecture/floors'
import { readSources } from './support/architecture/read-sources'
import { isTest } from './support/architecture/source-file'

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

/** The rows of the README's table of rooms, from the top down: the folders of the app that each names. */
const roomRows = (/^## The house$(.*?)^### /ms.exec(read('README.md'))?.[1] ?? '')
  .split('\n')
  .filter((line) => line.startsWith('| `'))
  .map((row) => [...(row.split('|')[1] ?? '').matchAll(/`(app\/[^`]+)`/g)].map(([, folder = '']) => folder))

it('the table of rooms in the README names every folder of the app, and no other', () => {
  expect(roomRows.flat().toSorted()).toEqual(foldersOf('app').toSorted())
})

it('a room imports only from rows below its own in the table of the README', () => {
  const rowOf = (path: string) => roomRows.findIndex((folders) => folders.some((folder) => path.startsWith(`${folder}/`)))
  const upwards = readSources(ROOT).flatMap(({ path, imports }) =>
    isTest(path) || rowOf(path) === -1
      ? []
      : imports
          .filter(({ target }) => rowOf(target) !== -1 && rowOf(target) <= rowOf(path) && roomOf(target) !== roomOf(path))
          .map(({ target }) => `${path} -> ${target}`),
  )
  expect(upwards).toEqual([])
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
  const sources = ['app', 'backend', 'tests'].flatMap((folder) =>
    readdirSync(`${ROOT}/${folder}`, { recursive: true, encoding: 'utf8' })
      .filter((path) => /\.tsx?$/.test(path))
      .map((path) => ({ path: `${folder}/${path}`, text: read(`${folder}/${path}`) })),
  )
  const missing = [...documents, ...sources].flatMap(({ path, text }) =>
    [...text.matchAll(/\bdecisions? (\d{3})\b/g)]
      .map(([, number = '']) => number)
      .filter((number) => !numbers.has(number))
      .map((number) => `${path}: ${number}`),
  )
  expect(missing).toEqual([])
})
