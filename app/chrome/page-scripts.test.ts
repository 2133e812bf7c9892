import { runInNewContext } from 'node:vm'
import { expect, it } from 'vitest'
import { LOADER } from './page-scripts'

type Link = { rel: string; href: string; relList: { supports: () => boolean }; remove: () => void; onload: () => void }

/** The modules that the script of a page fetches and runs, in its order, in a browser with or without `modulepreload`. */
async function started(supportsPreload: boolean) {
  const fetched: string[] = []
  const steps: string[][] = [[]]
  const inDocument = new Set<Link>()
  const link = (): Link => {
    const made: Link = {
      rel: '',
      href: '',
      relList: { supports: () => supportsPreload },
      remove: () => inDocument.delete(made),
      onload: () => {},
    }
    return made
  }
  const append = (added: Link) => {
    fetched.push(added.href)
    inDocument.add(added)
    setTimeout(() => added.onload())
  }
  const window: { __remixRouteModules?: object } = {}
  const done = new Promise<void>((resolve) => {
    const loadModule = (address: string) => {
      steps.at(-1)?.push(address)
      if (address === 'entry') resolve()
      return Promise.resolve({ address })
    }
    const pause = (then: (value: unknown) => void, _: number, value: unknown) =>
      setTimeout(() => {
        steps.push([])
        then(value)
      })
    const call = `(${LOADER.replace('import(address)', 'loadModule(address)')})({root:"root",home:"home"},["manifest","framework","frame"],"entry","/r")`
    runInNewContext(call, {
      window,
      loadModule,
      setTimeout: pause,
      document: { readyState: 'complete', createElement: link, head: { append } },
    })
  })
  await done
  return { fetched, steps: steps.filter((step) => step.length > 0), left: inDocument.size, modules: window.__remixRouteModules }
}

const STEPS = [['manifest', 'framework'], ['frame'], ['root', 'home'], ['entry']]

it('fetches all modules side by side and runs them in four steps, the entry last', async () => {
  const { fetched, steps, left, modules } = await started(true)
  expect(fetched).toEqual(['manifest', 'framework', 'frame', 'root', 'home', 'entry'])
  expect(steps).toEqual(STEPS)
  expect(modules).toEqual({ root: { address: 'root' }, home: { address: 'home' } })
  expect(left).toBe(0)
})

it('runs them in the same order in a browser without modulepreload: the entry starts the page with the modules of its routes', async () => {
  const { fetched, steps } = await started(false)
  expect(fetched).toEqual([])
  expect(steps).toEqual(STEPS)
})

it('a chunk that fails in a browser that blocks storage is reported and rejects with its own error, without a reload', async () => {
  const failed = new TypeError('Failed to fetch dynamically imported module: /assets/root.js')
  let last: unknown
  class Watched<Value> extends Promise<Value> {
    override catch<Caught>(handle: (error: unknown) => Caught | PromiseLike<Caught>): Promise<Value | Caught> {
      const handled = super.catch(handle)
      last = handled
      return handled
    }
  }
  const reports: unknown[] = []
  const blocked = () => {
    throw new DOMException('The operation is insecure.', 'SecurityError')
  }
  const call = `(${LOADER.replace('import(address)', 'loadModule(address)')})({},["manifest"],"entry","/r")`
  runInNewContext(call, {
    window: {},
    Promise: Watched,
    Blob,
    loadModule: () => Promise.reject(failed),
    setTimeout: (then: (value: unknown) => void, _: number, value: unknown) => then(value),
    document: { readyState: 'complete', createElement: () => ({ relList: { supports: () => false } }) },
    navigator: { onLine: true, userAgent: '', sendBeacon: (...report: unknown[]) => reports.push(report) },
    location: { origin: '', pathname: '', reload: () => expect.unreachable('the page was reloaded') },
    sessionStorage: { getItem: blocked, setItem: blocked },
  })
  await expect(last).rejects.toBe(failed)
  expect(reports).toHaveLength(1)
})
