import { randomUUID } from 'node:crypto'
import { lruByBytes } from '../commerce/lru-by-bytes'
import type { Translations } from '../store/translations'
import { jsonDigest } from './json-digest.server'
import type { FragmentSource, PageFragments } from './use-page-fragments'

/** The markup of a fragment in UTF-8. */
type Markup = Buffer<ArrayBuffer>
type Opened = { key: string; markup: Markup | undefined }

export type FragmentCache = {
  /** The fragments of one page: `open` for its rendering, then `fill`. */
  forPage: () => PageFragments & { fill: (html: string) => Buffer<ArrayBuffer> }
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
  const marks = new RegExp(`<template data-fragment="${secret}-(\\d+)"></template>`)

  function keyOf({ of, vat, translations }: FragmentSource): string {
    const version = versions.get(translations) ?? ++latestVersion
    versions.set(translations, version)
    return `${version} ${vat} ${of.map(jsonDigest).join(' ')}`
  }

  return {
    forPage: () => {
      const opened: Opened[] = []
      return {
        open: (source) => {
          const key = keyOf(source)
          const markup = kept.get(key)
          opened.push({ key, markup })
          return { mark: `${secret}-${opened.length - 1}`, known: markup !== undefined }
        },
        fill: (html) => {
          // Texts and numbers of fragments take turns; a fragment that was rendered has its mark before and after it.
          const [first = '', ...rest] = html.split(marks)
          const filled = [Buffer.from(first)]
          let inside: number | null = null
          for (let i = 0; i < rest.length; i += 2) {
            const number = Number(rest[i])
            const text = rest[i + 1] ?? ''
            const fragment = opened[number]
            if (fragment?.markup !== undefined) filled.push(fragment.markup)
            else if (fragment !== undefined && inside !== number) kept.set(fragment.key, ownBytes(text))
            inside = inside === number || fragment?.markup !== undefined ? null : number
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
