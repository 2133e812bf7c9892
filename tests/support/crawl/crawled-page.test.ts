import { expect, it } from 'vitest'
import { crawledPage } from './crawled-page'

const ORIGIN = 'https://shop.example'
const CANONICAL = `<link rel="canonical" href="${ORIGIN}/sv">`
const TITLE = '<meta property="og:title" content="Start">'
const IMAGE = `<meta property="og:image" content="${ORIGIN}/a.jpg">`
const URL_TAG = `<meta property="og:url" content="${ORIGIN}/sv">`

const SIZE = '<meta property="og:image:width" content="9"><meta property="og:image:height" content="9">'
const ALT = '<meta property="og:image:alt" content="Start">'
const CARD = '<meta name="twitter:card" content="summary">'
const ROBOTS = '<meta name="robots" content="max-image-preview:large">'
const SIZED = ['og:image:width', 'og:image:height', 'og:image:alt']
const MORE = SIZE + ALT + CARD + ROBOTS

const faultsOf = (head: string) =>
  crawledPage('/sv', `<!doctype html><html lang="sv"><head>${head}</head><body><h1>Start</h1></body></html>`, ORIGIN).faults

it.each([
  ['has all', MORE + CANONICAL + TITLE + IMAGE + URL_TAG, []],
  ['has no picture', MORE + CANONICAL + TITLE + URL_TAG, ['og:image is missing']],
  ['has no title', MORE + CANONICAL + IMAGE + URL_TAG, ['no og:title']],
  ['has no address', MORE + CANONICAL + TITLE + IMAGE, [`og:url is missing, and the canonical ${ORIGIN}/sv`]],
  [
    'has another address',
    MORE + CANONICAL + TITLE + IMAGE + URL_TAG.replace('/sv', '/no'),
    [`og:url ${ORIGIN}/no, and the canonical ${ORIGIN}/sv`],
  ],
  ['says nothing about its picture', CANONICAL + TITLE + IMAGE + URL_TAG + CARD + ROBOTS, SIZED.map((name) => `no ${name}`)],
  [
    'has no card and no large picture',
    CANONICAL + TITLE + IMAGE + URL_TAG + SIZE + ALT,
    ['no twitter:card', 'no large pictures in results'],
  ],
  ['may not be listed', '<meta name="robots" content="noindex">', []],
])('the link preview of a page that %s', (_, head, faults) => {
  expect(faultsOf(head)).toEqual(faults)
})
