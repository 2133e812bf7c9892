import { expect, it } from 'vitest'
import { resolveAmong } from './read-sources'
import { unusedNeeds } from './unused-needs'

const DECLARED = {
  'app/server/request-context.server.ts': `export type RequestContext = Pick<AppLoadContext, 'visitor' | 'session' | 'reply'>`,
  'app/server/endpoint.server.ts':
    'export type ResourceRequest<Context = SharedContext> = { request: Request; url: URL; context: Context; services: Services }',
  'app/server/services.server.ts': `export type Services = Omit<SessionStore, 'close'> & { backendUrl: string; log: Log }`,
}

function faultsOf(files: Readonly<Record<string, string>>) {
  const texts = new Map([...Object.entries(DECLARED), ...Object.entries(files)])
  return unusedNeeds(texts, resolveAmong(new Set(texts.keys())))
}

it('a function that takes a part of the context and does not use it is named, also behind an alias', () => {
  const text = `
    type Context = Needs<'visitor' | 'session'>
    export function total({ session }: Context) { return session.read() }
    export const language = (context: Context & Needs<'reply'>) => [context.visitor.language, context.reply]`
  expect(faultsOf({ 'app/cart/total.server.ts': text })).toEqual([
    'app/cart/total.server.ts#total#0 does not use visitor',
    'app/cart/total.server.ts#language#0 does not use session',
  ])
})

it('what a function uses counts for those that give it the context, in another file too', () => {
  const a = `import { b } from './b.server'
    export const a = (context: Needs<'visitor' | 'reply'>) => b(1, context)`
  const b = `export const b = (_: number, { visitor }: Needs<'visitor'>) => visitor`
  expect(faultsOf({ 'app/a.server.ts': a, 'app/b.server.ts': b })).toEqual(['app/a.server.ts#a#0 does not use reply'])
})

it('an endpoint takes no more of its request than it uses, and no function all services', () => {
  const text = `
    export const feed = ({ url }: ResourceRequest) => url
    export const file = (asked: Pick<ResourceRequest<RequestContext>, 'request' | 'url'>) => asked.request
    export const health = (services: Services) => services.log`
  expect(faultsOf({ 'app/feed.server.ts': text })).toEqual([
    'app/feed.server.ts#feed#0 does not use request, context, services',
    'app/feed.server.ts#file#0 does not use url',
    'app/feed.server.ts#health#0 does not use backendUrl',
  ])
})

it.each([
  'export const a = (context: RequestContext) => ({ ...context, more: 1 })',
  'export const a = (context: RequestContext) => unknown(context)',
  'export const a = ({ visitor, ...rest }: RequestContext) => [visitor, rest]',
])('where the text does not tell what is used, nothing is named: %s', (text) => {
  expect(faultsOf({ 'app/a.server.ts': text })).toEqual([])
})
