import { defineConfig } from 'vite'

/** The process around the app: Remix's plugin fixes its own server entry, so server.ts and the backend's worker are built here. */
export default defineConfig({
  build: {
    ssr: true,
    target: 'node20',
    outDir: 'build',
    emptyOutDir: false,
    copyPublicDir: false,
    rollupOptions: {
      input: { server: 'server.ts', 'backend-worker': 'backend/worker.ts', backend: 'backend/standalone.ts' },
      external: [/\/build\/server\//],
      output: { entryFileNames: '[name].js', chunkFileNames: 'chunks/[name]-[hash].js' },
    },
  },
})
