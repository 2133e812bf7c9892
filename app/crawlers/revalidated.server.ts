import { createHash } from 'node:crypto'
import type { ResourceRequest } from '../server/endpoint.server'
import { streamedAnswer } from '../server/streamed-answer.server'

/** A crawler may keep a file for an hour, and asks with its ETag then. */
const CACHE_CONTROL = 'public, max-age=3600'

type File = {
  /** Identifies the data that the text is made from. */
  version: unknown
  type: string
  /** The latest change of what it lists; null where that is unknown. */
  changed?: Date | null
  /** Called for a client that does not have this version. */
  parts: () => AsyncIterator<string, void> | Promise<AsyncIterator<string, void>>
}

/**
 * A file in parts, or 304 for a client that has this version from this release, because another one may have other addresses. The
 * ETag is weak: the same file is sent in several compressions.
 */
export async function revalidated(
  { request, services }: Pick<ResourceRequest, 'request' | 'services'>,
  { version, type, changed = null, parts }: File,
): Promise<Response> {
  const source = JSON.stringify([services.build.assets.version, version])
  const etag = `W/"${createHash('sha256').update(source).digest('base64url').slice(0, 16)}"`
  // `if-modified-since` is not read: a page that has left the file changes the ETag, but not this date.
  const modified: Record<string, string> = changed === null ? {} : { 'last-modified': changed.toUTCString() }
  const headers = { 'cache-control': CACHE_CONTROL, etag, ...modified }
  if (request.headers.get('if-none-match')?.includes(etag)) return new Response(null, { status: 304, headers })
  return streamedAnswer(await parts(), { headers: { ...headers, 'content-type': type } })
}
