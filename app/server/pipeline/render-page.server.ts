import { createElement, type ReactNode } from 'react'
import { renderToPipeableStream, renderToString } from 'react-dom/server'
import { Writable } from 'node:stream'
import type { FragmentCache } from '../../fragments/fragment-cache.server'
import { PageFragmentsContext } from '../../fragments/use-page-fragments'

export type RenderedPage = {
  /** The HTML in UTF-8. */
  html: Buffer<ArrayBuffer>
  /** Errors for which React rendered the fallback of a Suspense boundary; empty when the page is complete. */
  errors: unknown[]
}

/** Milliseconds. Loaders have answered before a page is rendered, so only a fault in a component can make it wait. */
const TIMEOUT_MS = 8000

/** React's mark of a Suspense boundary whose content failed or was not there yet. */
const UNFINISHED = '<!--$!-->'

/**
 * Renders a whole document. Nothing is streamed, so it is complete without scripts. Rejects with an error outside all boundaries.
 * `renderToString` costs a fifth less CPU than the stream, but only the stream waits for lazy parts and reports what failed; it
 * renders every fragment in place.
 */
export async function renderPage(page: ReactNode, nonce: string, cache: FragmentCache): Promise<RenderedPage> {
  const fragments = cache.forPage()
  const html = renderToString(createElement(PageFragmentsContext.Provider, { value: fragments }, page))
  if (html.includes(UNFINISHED)) return renderAsStream(page, nonce)
  // Without a doctype browsers lay the page out in quirks mode. Only the stream writes it by itself.
  const doctype = html.startsWith('<html') ? '<!DOCTYPE html>' : ''
  return { html: withoutZeroBytes(fragments.fill(html, doctype)), errors: [] }
}

function renderAsStream(page: ReactNode, nonce: string): Promise<RenderedPage> {
  return new Promise((resolve, reject) => {
    const chunks: Buffer[] = []
    const errors: unknown[] = []
    const sink = new Writable({
      write(chunk: Buffer, _encoding, done) {
        chunks.push(chunk)
        done()
      },
      final(done) {
        resolve({ html: withoutZeroBytes(Buffer.concat(chunks)), errors })
        done()
      },
    })
    const timeout = setTimeout(() => abort(), TIMEOUT_MS)
    const { pipe, abort } = renderToPipeableStream(page, {
      nonce,
      onAllReady() {
        clearTimeout(timeout)
        pipe(sink)
      },
      onShellError(error) {
        clearTimeout(timeout)
        reject(error instanceof Error ? error : new Error(String(error)))
      },
      onError: (error) => void errors.push(error),
    })
  })
}

/**
 * Removes zero bytes, which HTML does not allow. They come from typed text, or from React's stream renderer (up to React 18): its
 * buffers of 2,048 bytes end with one or two zero bytes when the next character did not fit.
 */
function withoutZeroBytes(html: Buffer<ArrayBuffer>): Buffer<ArrayBuffer> {
  return html.includes(0) ? Buffer.from(html.filter((byte) => byte !== 0)) : html
}
