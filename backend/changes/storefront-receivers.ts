import { createHmac, randomUUID } from 'node:crypto'
import { type ChangeNotice, CHANGES_SIGNATURE } from '../../app/commerce/contract/changes'
import type { Environment } from '../environment'
import type { Services } from '../services'
import type { TellChanges } from './change-announcer'

const PATH = '/webhooks/changes'

/** As long as the secret of sessions. */
const MIN_SECRET_LENGTH = 32

const TIMEOUT_MS = 3000

/**
 * The storefronts of STOREFRONT_URLS (origins, separated by commas), which are told of changes by a POST that is signed with
 * CHANGES_SECRET. Throws an error that names the variable when one of them is wrong.
 */
export function storefrontReceivers(
  { STOREFRONT_URLS: urls = '', CHANGES_SECRET: secret = '' }: Environment,
  { now }: Pick<Services, 'now'>,
): ReadonlyMap<string, TellChanges> {
  const origins = urls
    .split(',')
    .map((url) => url.trim())
    .filter((url) => url !== '')
    .map(originOf)
  if (origins.length > 0 && secret.length < MIN_SECRET_LENGTH) {
    throw new Error(`CHANGES_SECRET: must have ${MIN_SECRET_LENGTH} characters or more where STOREFRONT_URLS is set`)
  }
  return new Map(
    origins.map((origin) => [
      origin,
      (tags) => post(new URL(PATH, origin), { id: randomUUID(), tags: [...tags] }, secret, now()),
    ]),
  )
}

function originOf(url: string): string {
  if (!/^https?:\/\//.test(url) || !URL.canParse(url)) throw new Error(`STOREFRONT_URLS: ${url} is no http address`)
  const { origin, href } = new URL(url)
  if (href !== `${origin}/`) throw new Error(`STOREFRONT_URLS: ${url} has more than an origin; the path is always ${PATH}`)
  return origin
}

async function post(url: URL, notice: ChangeNotice, secret: string, now: Date): Promise<void> {
  const body = JSON.stringify(notice)
  const seconds = Math.floor(now.getTime() / 1000)
  const signature = createHmac('sha256', secret).update(`${seconds}.${body}`).digest('hex')
  const headers = { 'content-type': 'application/json', [CHANGES_SIGNATURE]: `t=${seconds},v1=${signature}` }
  const answer = await fetch(url, { method: 'POST', headers, body, signal: AbortSignal.timeout(TIMEOUT_MS) })
  await answer.body?.cancel()
  if (!answer.ok) throw new Error(`status ${answer.status}`)
}
