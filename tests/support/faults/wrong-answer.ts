import type { Language } from '../../../app/store/languages'
import { storeOf } from '../../../app/store/stores'
import { elements, words } from '../shop/read-page'
import type { Answer } from '../shop/visitor'
import type { Step } from './journey'

/** Milliseconds: no answer may take more (5 s of waiting for the backend, and rendering). */
const MAX_MS = 6000

const RIGHT = [200, 302, 303, 503]

/** English words that no page in another language has, and text that programs print by mistake. */
const FOREIGN =
  /\b(?:the|please|unavailable|could not|not found|try again|too many|undefined|NaN|slow down|overloaded)\b|\[object /i

/**
 * Answers that a shopper should not get: a fault of the shop, an outage taken for something else, an
 * unfinished page, foreign words, a wait.
 */
export function wrongIn({ isPage, also }: Step, answer: Answer, milliseconds: number, language: Language): string[] {
  const { status, headers, body } = answer
  const isHtml = headers.get('content-type')?.startsWith('text/html') === true
  const cached = headers.get('cache-control') ?? ''
  return [
    ...([...RIGHT, ...also].includes(status) ? [] : [`status ${status}`]),
    ...(milliseconds <= MAX_MS ? [] : [`${Math.round(milliseconds)} ms`]),
    ...(status === 503 && !headers.has('retry-after') ? ['503 without retry-after'] : []),
    ...(status >= 400 && /public|max-age=[1-9]/.test(cached) ? [`error with cache-control ${cached}`] : []),
    ...(isPage && isShown(answer) && !isHtml ? [`no page: ${body.slice(0, 80)}`] : []),
    ...(isHtml ? wrongInPage(body, language) : []),
  ]
}

const isShown = ({ status }: Answer) => status === 200 || status >= 400

function wrongInPage(body: string, language: Language): string[] {
  const spoken = elements(body, 'html')[0]?.lang
  const foreign = FOREIGN.exec(words(body))
  return [
    ...(body.includes('<h1') && body.trimEnd().endsWith('</html>') ? [] : ['no whole page']),
    ...(spoken === storeOf(language).iso ? [] : [`page in ${spoken}`]),
    ...(foreign === null ? [] : [`foreign words: ${foreign[0]}`]),
  ]
}
