import { defineConfig } from 'vite'

/** Builds server.ts and the backend's entries: Remix's Vite plugin has a server entry of its own, which cannot be changed. */
export default defineConfig({
  build: {
    ssr: true,
    target: 'node20',
    outDir: 'build',
    emptyOutDir: false,
    copyPublicDir: false,
    rollupOptions: {
      input: {
        server: 'server.ts',
        'backend-worker': 'backend/worker.ts',
        backend: 'backend/standalone.ts',
        'job-worker': 'backend/standalone-worker.ts',
      },
      external: [/\/build\/server\//],
      output: { entryFileNames: '[name].js', chunkFileNames: 'chunks/[name]-[hash].js' },
    },
  },
})
