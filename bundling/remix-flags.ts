import type { Plugin } from 'vite'
import remixConfig from '../remix.config.js'

const flags: ReadonlyMap<string, unknown> = new Map(Object.entries(remixConfig.future ?? {}))

/**
 * Makes the flags of remix.config.js constants in Remix's own code for browsers, so that what they switch off is left out of the
 * build: the discovery of routes and the fetches of one route at a time. It has no effect if Remix changes this code.
 */
export function constantFlags(): Plugin {
  return {
    name: 'constant-flags',
    apply: (config, { command }) => command === 'build' && config.build?.ssr !== true,
    transform(code, id) {
      if (!id.includes('/@remix-run/react/dist/esm/')) return null
      const folded = code
        .replaceAll(/(?:window\.__remixContext\.)?\bfuture\.(v3_singleFetch|v3_lazyRouteDiscovery)\b/g, (_, flag: string) =>
          String(flags.get(flag)),
        )
        .replaceAll('window.__remixContext.isSpaMode', 'false')
      return { code: folded, map: null }
    },
  }
}
