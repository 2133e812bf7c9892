import { parseSetCookie } from 'cookie'
import { timeRequest } from './request-times'

/** A response with its body as text. `where` is the requested URL. */
export type Answer = { status: number; headers: Headers; body: string; location: string; where: URL }
export type Fields = Readonly<Record<string, string>>

/** One browser: keeps cookies, sends the headers of a browser, and follows redirects only on request. */
export class Visitor {
  readonly cookies = new Map<string, string>()

  constructor(
    private readonly handle: (request: Request) => Promise<Response>,
    private readonly origin: string,
    private readonly headers: Fields = {},
  ) {}

  get(path: string, headers: Fields = {}): Promise<Answer> {
    return this.send(new Request(new URL(path, this.origin), { headers: { ...this.headers, ...headers } }))
  }

  /** Submits a form from the shop's own origin. */
  post(path: string, fields: Fields | URLSearchParams, headers: Fields = {}): Promise<Answer> {
    const own = { host: new URL(this.origin).host, origin: this.origin, 'sec-fetch-site': 'same-origin' }
    const body = new URLSearchParams(fields)
    return this.send(
      new Request(new URL(path, this.origin), { method: 'POST', body, headers: { ...this.headers, ...own, ...headers } }),
    )
  }

  /** Requests the redirect target of an answer. */
  async follow({ location, where, status }: Answer): Promise<Answer> {
    if (location === '') throw new Error(`${where.pathname} answered ${status} and leads nowhere`)
    return this.get(new URL(location, where).href)
  }

  send(request: Request): Promise<Answer> {
    return timeRequest(() => this.answerTo(request))
  }

  private async answerTo(request: Request): Promise<Answer> {
    if (this.cookies.size > 0) request.headers.set('cookie', [...this.cookies].map((pair) => pair.join('=')).join('; '))
    const response = await this.handle(request)
    for (const cookie of response.headers.getSetCookie()) this.keep(cookie)
    const { status, headers } = response
    const body = await response.text()
    const isPage = headers.get('content-type')?.startsWith('text/html')
    if (isPage && body.includes('\0')) throw new Error(`A zero byte stands in ${request.url}`)
    return { status, headers, body, location: headers.get('location') ?? '', where: new URL(request.url) }
  }

  private keep(header: string): void {
    const { name, value } = parseSetCookie(header)
    if (value !== undefined) this.cookies.set(name, encodeURIComponent(value))
  }
}
