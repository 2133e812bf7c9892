import { createPath } from '@remix-run/react'
import type { ClientError } from '../commerce/contract/client-error'
import { pageLanguage } from '../store/page-language.client'
import { mayReload, RELOADED_KEY } from './reload-once'
import { reportsHref } from './reports-href'
import { clientReport, isChunkFailure, isLeftBehind } from './report'

declare global {
  interface WindowEventMap {
    /** Sent by Remix's code for browsers, as bundling/failed-chunks.ts changes it; the detail is what was thrown. */
    'route-file-failed': CustomEvent<unknown>
  }
}

/** Limit of reports per document. */
const MAX_REPORTS = 10

const sent = new Set<string>()

/** Reports uncaught errors. A file that could not be loaded, as after a release, reloads the page (spec section 8). */
export function watchErrors(): void {
  addEventListener('error', ({ error }) => {
    if (error !== null && error !== undefined) handleError(error)
  })
  addEventListener('unhandledrejection', (event) => {
    if (isLeftBehind(event.reason)) event.preventDefault()
    else handleError(event.reason)
  })
  addEventListener('route-file-failed', ({ detail }) => followAsDocument(detail))
}

/**
 * Loads the page that a link asked for as a document, when the file of its route could not be loaded: it may be one of an earlier
 * release. There is no limit, because each load follows a click. If no page was requested, as by a form that stays on its page,
 * this page is loaded again.
 */
function followAsDocument(thrown: unknown): void {
  reportError(thrown)
  const target = window.__remixRouter.state.navigation.location
  if (target === undefined) {
    reloadForChunk()
    return
  }
  location.assign(createPath(target))
  // The document that is loaded needs no further reload for the same file.
  noteReload()
}

/**
 * Reports an error, and reloads the page when it is a file that could not be loaded. For errors that React has caught, too:
 * `watchErrors` hears none of them. True while the page is being reloaded.
 */
export function handleError(thrown: unknown): boolean {
  reportError(thrown)
  return isChunkFailure(thrown) && reloadForChunk()
}

/** Sends an error to `/captuerr`, once per document. Without Beacon API, or when its queue is full, the report is lost. */
export function reportError(thrown: unknown, level: ClientError['level'] = 'error'): void {
  const report = clientReport(thrown, { level, userAgent: navigator.userAgent, url: location.origin + location.pathname })
  const key = `${report.error} ${report.stack}`
  if (sent.has(key) || sent.size >= MAX_REPORTS) return
  sent.add(key)
  const body = new Blob([JSON.stringify(report)], { type: 'application/json' })
  navigator.sendBeacon(reportsHref(pageLanguage()), body)
}

/**
 * Reloads at most once per minute, and only online: the page that is there works without its scripts, the
 * browser's page about a lost network does not.
 */
function reloadForChunk(): boolean {
  if (!navigator.onLine || !noteReload(mayReload)) return false
  location.reload()
  return true
}

/** Stores the time of a reload that `may` allows. Where storage is blocked, none is noted: a reload could repeat without end. */
function noteReload(may: typeof mayReload = () => true): boolean {
  const now = Date.now()
  try {
    if (!may(sessionStorage.getItem(RELOADED_KEY), now)) return false
    sessionStorage.setItem(RELOADED_KEY, String(now))
    return true
  } catch {
    return false
  }
}
