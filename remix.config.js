import { defineShopRoutes } from './app/routing/define-shop-routes'

/**
 * Options of the Remix Vite plugin, which does not read this file by itself: vite.config.ts imports it.
 * @type {import('@remix-run/dev').VitePluginConfig}
 */
export default {
  appDirectory: 'app',
  ignoredRouteFiles: ['**/*'],
  routes: defineShopRoutes,
  future: {
    v3_fetcherPersist: true,
    v3_lazyRouteDiscovery: false,
    v3_relativeSplatPath: true,
    v3_singleFetch: true,
    v3_throwAbortReason: true,
  },
}
