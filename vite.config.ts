import { vitePlugin as remix } from '@remix-run/dev'
import tailwindcss from '@tailwindcss/vite'
import { type BuildOptions, defineConfig } from 'vite'
import { compression } from 'vite-plugin-compression2'
import remixConfig from './remix.config.js'
import { cachedMinify } from './bundling/cached-minify'
import { chunkOf } from './bundling/chunks'
import { DEV_DEPENDENCIES } from './bundling/dev-dependencies'
import { failedChunks } from './bundling/failed-chunks'
import { pageStrings } from './bundling/page-strings'
import { constantFlags } from './bundling/remix-flags'

declare module '@remix-run/node' {
  interface Future {
    v3_singleFetch: true
  }
}

/** Writes a compressed file beside each file, at the highest level; the server sends these as they are. */
const COMPRESSION = compression({ algorithms: ['brotliCompress', 'gzip'], include: /\.(js|css|svg)$/, logLevel: 'silent' })

/** Terser leaves 4 kB (brotli) less than esbuild of what every page loads. */
const FOR_BROWSERS: BuildOptions = {
  // The source maps are for the log of browsers' errors; no script names its own.
  sourcemap: 'hidden',
  minify: 'terser',
  terserOptions: { ecma: 2020, module: true, compress: { passes: 3 } },
  commonjsOptions: { strictRequires: 'auto' },
  rollupOptions: {
    output: {
      manualChunks: chunkOf,
      onlyExplicitManualChunks: true,
      experimentalMinChunkSize: 800,
      // Every page loads the list of what is loaded on demand, where names took half a kilobyte after
      // brotli. Routes are entries and keep theirs.
      chunkFileNames: 'assets/[hash].js',
    },
  },
}

export default defineConfig(({ isSsrBuild = false }) => ({
  plugins: [
    tailwindcss(),
    remix(remixConfig),
    constantFlags(),
    failedChunks(),
    pageStrings(),
    ...(isSsrBuild ? [] : [cachedMinify('.cache/minified'), COMPRESSION]),
  ],
  build: {
    target: 'es2022',
    assetsInlineLimit: 0,
    ...(isSsrBuild ? {} : FOR_BROWSERS),
  },
  optimizeDeps: { include: DEV_DEPENDENCIES },
}))
