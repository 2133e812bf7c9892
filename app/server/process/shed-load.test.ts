import { Hono } from 'hono'
import { expect, it } from 'vitest'
import { LANGUAGES } from '../../store/languages'
import { storeOf } from '../../store/stores'
import { shedLoad, type Work } from './shed-load'

function openApp(max: number, onShed = (_work: Work) => {}) {
  const waiting: (() => void)[] = []
  const app = new Hono()
  const workOf = ({ path }: { path: string }): Work =>
    path.startsWith('/pictures/') ? 'resource' : path === '/shared' ? 'none' : 'page'
  app.use(shedLoad(({ req }) => workOf(req), { page: max, resource: max }, onShed))
  app.get('/shared', (context) => context.text('shared'))
  app.get('/pictures/:file', (context) => context.text('picture'))
  app.get('/page', async (context) => {
    await new Promise<void>((resolve) => waiting.push(resolve))
    return context.text('page')
  })
  app.get('/broken', () => {
    throw new Error('broken')
  })
  app.onError((_, context) => context.text('broken', 500))
  app.get('/healthz', (context) => context.text('ok'))
  app.post('/add', (context) => context.text('added'))
  const release = () => {
    for (const resolve of waiting.splice(0)) resolve()
  }
  return { app, release }
}

it('turns pages away while too many are rendered, and no form', async () => {
  const shed: Work[] = []
  const { app, release } = openApp(2, (work) => shed.push(work))
  const pages = [app.request('/page'), app.request('/page')]
  const refused = await app.request('/page')
  expect(shed).toEqual(['page'])
  expect([refused.status, refused.headers.get('retry-after')]).toEqual([503, '2'])
  expect((await app.request('/add', { method: 'POST' })).status).toBe(200)
  expect((await app.request('/healthz')).status).toBe(200)
  release()
  for (const page of pages) expect((await page).status).toBe(200)
})

it('turns nobody away who waits for a page that is being rendered for all, and counts pictures apart from pages', async () => {
  const { app, release } = openApp(1)
  const held = app.request('/page')
  expect((await app.request('/page')).status).toBe(503)
  for (const path of ['/shared', '/pictures/a.webp']) expect((await app.request(path)).status).toBe(200)
  release()
  expect((await held).status).toBe(200)
})

it.each(LANGUAGES)(
  'a browser that is turned away gets a page of the %s storefront, which asks again by itself',
  async (language) => {
    const { app, release } = openApp(1)
    const held = app.request('/page')
    const refused = await app.request(`/${language}/artiklar/x.html`, { headers: { accept: 'text/html,*/*;q=0.8' } })
    expect([refused.status, refused.headers.get('retry-after'), refused.headers.get('cache-control')]).toEqual([
      503,
      '2',
      'no-store',
    ])
    const page = await refused.text()
    const { iso, brand } = storeOf(language)
    for (const part of [`lang="${iso}"`, '<h1>', brand, 'http-equiv="refresh"', `href="/${language}"`])
      expect(page).toContain(part)
    release()
    await held
  },
)

it('counts a page no more when it is answered, also when it fails', async () => {
  const { app, release } = openApp(1)
  for (let count = 0; count < 3; count += 1) expect((await app.request('/broken')).status).toBe(500)
  const page = app.request('/page')
  release()
  expect((await page).status).toBe(200)
})
