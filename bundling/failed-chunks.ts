import type { Plugin } from 'vite'

const REMIX_RELOADS = 'window.location.reload();'
const FAILED_EVENT = 'window.dispatchEvent(new CustomEvent("route-file-failed", { detail: error }));'

/**
 * Lets the shop answer a route's file that could not be loaded (`route-file-failed`,
 * app/client-errors/watch-errors.client.ts). Remix's own code for browsers reloads the page that the shopper wants to leave,
 * without limit and without a report. The build fails if Remix changes this code.
 */
export function failedChunks(): Plugin {
  return {
    name: 'failed-chunks',
    apply: (config, { command }) => command === 'build' && config.build?.ssr !== true,
    transform(code, id) {
      if (!id.endsWith('/@remix-run/react/dist/esm/routeModules.js')) return null
      if (!code.includes(REMIX_RELOADS))
        this.error(`Remix no longer says "${REMIX_RELOADS}" where a route's file could not be loaded`)
      return { code: code.replace(REMIX_RELOADS, FAILED_EVENT), map: null }
    },
  }
}
