import { expect, it } from 'vitest'
import { crawledPage } from './crawled-page'

const ORIGIN = 'https://shop.example'
const CANONICAL = `<link rel="canonical" href="${ORIGIN}/sv">`
const TITLE = '<meta property="og:title" content="Start">'
const IMAGE = `<meta property="og:image" content="${ORIGIN}/a.jpg">`
const URL_TAG = `<meta property="og:url" content="${ORIGIN}/sv">`

const faultsOf = (head: string) =>
  crawledPage('/sv', `<!doctype html><html lang="sv"><head>${head}</head><body><h1>Start</h1></body></html>`, ORIGIN).faults

it.each([
  ['has all', CANONICAL + TITLE + IMAGE + URL_TAG, []],
  ['has no picture', CANONICAL + TITLE + URL_TAG, ['og:image is missing']],
  ['has no title', CANONICAL + IMAGE + URL_TAG, ['no og:title']],
  ['has no address', CANONICAL + TITLE + IMAGE, [`og:url is missing, and the canonical ${ORIGIN}/sv`]],
  [
    'has another address',
    CANONICAL + TITLE + IMAGE + URL_TAG.replace('/sv', '/no'),
    [`og:url ${ORIGIN}/no, and the canonical ${ORIGIN}/sv`],
  ],
  ['may not be listed', '<meta name="robots" content="noindex">', []],
])('the link preview of a page that %s', (_, head, faults) => {
  expect(faultsOf(head)).toEqual(faults)
})
