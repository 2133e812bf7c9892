import { getRequestListener } from '@hono/node-server'
import { serveStatic } from '@hono/node-server/serve-static'
import { Hono } from 'hono'
import { createServer } from 'node:http'
import type { TagListing } from '../../../app/commerce/contract/listing'
import { reviewWidgets } from '../../../app/server/process/review-widgets'
import { drawProduct } from '../../../backend/pictures/draw-product'
import { builtShop } from '../shop/built-shop'
import { cardStates } from './card-states'

/** The slug of the only tag; its page shows all cards. */
export const GALLERY = 'card-states'

/**
 * Serves the built shop over a backend that has only a listing with a card in each state. All other calls fail, so the page shows
 * nothing but the cards. Gives its origin and a function that closes it.
 */
export async function openCardGallery(): Promise<{ origin: string; close: () => Promise<void> }> {
  const build = await builtShop()
  const { createServices, handleShopRequest } = build.entry.module
  const server = createServer()
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  if (address === null || typeof address === 'string') throw new Error('The gallery has no port')
  const origin = `http://127.0.0.1:${address.port}`
  const services = {
    ...createServices({
      build,
      mode: 'production',
      publicOrigin: origin,
      backendUrl: 'http://backend.test',
      dataDir: '.cache/card-gallery',
      sessionSecret: 'a secret of the tests alone',
      reviewWidgets: reviewWidgets({}),
    }),
    fetch: answer,
    ask: (url: URL) => answer(url),
    log: () => {},
  }
  const app = new Hono()
  app.use(serveStatic({ root: 'build/client' }))
  app.all('*', ({ req }) => handleShopRequest(req.raw, services))
  const listen = getRequestListener(app.fetch, { overrideGlobalObjects: false })
  server.on('request', (request, response) => void listen(request, response))
  return {
    origin,
    close: () =>
      new Promise((resolve) => {
        server.closeAllConnections()
        server.close(() => resolve())
      }),
  }
}

const answer: typeof fetch = async (input) => {
  const { pathname } = new URL(input instanceof Request ? input.url : input)
  if (pathname === '/api/listings/tag') return Response.json(listing())
  if (pathname.startsWith('/pictures/')) return new Response(cell(), { headers: { 'content-type': 'image/svg+xml' } })
  return new Response('not in the gallery', { status: 503 })
}

function listing(): TagListing {
  const products = cardStates()
  const alternates = { sv: GALLERY, no: GALLERY, de: GALLERY, da: GALLERY }
  const tag = { name: GALLERY, slug: GALLERY, description: '', alternates, empty_in: [] }
  return { tag, products, total: products.length, page: 1, pages: 1, page_size: products.length, facets: [] }
}

function cell(): string {
  const colours: [string, string] = ['#c9ced3', '#8a949e']
  return drawProduct({ shape: 'coin', width: 20, height: 3.2, depth: 20, colours, label: 'CR2032', count: 1 }, 'front')
}
