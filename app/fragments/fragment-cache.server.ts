import { randomUUID } from 'node:crypto'
import { lruByBytes } from '../commerce/lru-by-bytes'
import type { Translations } from '../store/translations'
import { jsonDigest } from './json-digest.server'
import type { FragmentSource, PageFragments } from './use-page-fragments'

/** The markup of a fragment in UTF-8. */
type Markup = Buffer<ArrayBuffer>
/** The content of a mark: known markup, or the key under which it is kept once it is rendered. */
type Opened = { known: readonly Markup[] } | { key: string }

export type FragmentCache = {
  /**
   * The fragments of one page: `open` for its rendering, then `fill`. `before` is put ahead of the HTML: to join the two texts
   * would copy them.
   */
  forPage: () => PageFragments & { fill: (html: string, before?: string) => Buffer<ArrayBuffer> }
}

/**
 * Keeps the markup of fragments under a key of all that it depends on, so that nothing needs to be invalidated. The fragments
 * that were not used for the longest time are dropped when keys and markup exceed `maxBytes`.
 */
export function fragmentCache(maxBytes: number): FragmentCache {
  const kept = lruByBytes(maxBytes, sizeOf)
  const versions = new WeakMap<Translations, number>()
  let latestVersion = 0
  // Random per process, so that no text of a page can contain a mark.
  const secret = randomUUID()
  const start = `<template data-fragment="${secret}-`
  const end = '"></template>'

  function keyOf({ of, vat, translations }: FragmentSource): string {
    let version = versions.get(translations)
    if (version === undefined) versions.set(translations, (version = ++latestVersion))
    return `${version} ${vat} ${of.map(jsonDigest).join(' ')}`
  }

  return {
    forPage: () => {
      const opened: Opened[] = []
      const markOf = (fragment: Opened) => `${secret}-${opened.push(fragment) - 1}`
      return {
        open: (source) => {
          const key = keyOf(source)
          const markup = kept.get(key)
          return { mark: markOf(markup === undefined ? { key } : { known: [markup] }), known: markup !== undefined }
        },
        openKnown: (sources) => {
          const known: Markup[] = []
          for (const source of sources) {
            const markup = kept.get(keyOf(source))
            if (markup === undefined) return null
            known.push(markup)
          }
          return known.length === 0 ? null : markOf({ known })
        },
        fill: (html, before = '') => {
          // Each part begins with a fragment's number; a fragment that was rendered has its mark before and after it.
          const [first = '', ...rest] = html.split(start)
          const filled = [Buffer.from(before), Buffer.from(first)]
          let inside: number | null = null
          for (const part of rest) {
            const behind = part.indexOf(end)
            const number = Number(part.slice(0, behind))
            const text = part.slice(behind + end.length)
            const fragment = opened[number]
            const isKnown = fragment !== undefined && 'known' in fragment
            if (isKnown) filled.push(...fragment.known)
            else if (fragment !== undefined && inside !== number) kept.set(fragment.key, ownBytes(text))
            inside = inside === number || isKnown ? null : number
            filled.push(Buffer.from(text))
          }
          return Buffer.concat(filled)
        },
      }
    },
  }
}

/** A copy: a slice of the page's string, or of a shared buffer, would keep all of it in memory. */
function ownBytes(text: string): Buffer<ArrayBuffer> {
  const own = Buffer.allocUnsafeSlow(Buffer.byteLength(text))
  own.write(text)
  return own
}

/** A character of a key takes one or two bytes. */
function sizeOf(key: string, markup: Markup): number {
  return markup.length + 2 * key.length
}
