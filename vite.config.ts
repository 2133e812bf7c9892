import { vitePlugin as remix } from '@remix-run/dev'
import tailwindcss from '@tailwindcss/vite'
import { defineConfig } from 'vite'
import { compression } from 'vite-plugin-compression2'
import remixConfig from './remix.config.js'

declare module '@remix-run/node' {
  interface Future {
    v3_singleFetch: true
  }
}

export default defineConfig({
  plugins: [
    tailwindcss(),
    remix(remixConfig),
    // Compressed once, at the highest level, beside each file: the server sends these files as they are.
    compression({ algorithms: ['brotliCompress', 'gzip'], include: /\.(js|css|svg)$/, logLevel: 'silent' }),
  ],
  build: { target: 'es2022', assetsInlineLimit: 0 },
  // Without this list Vite finds these dependencies during a cold start, reloads, and loads React twice.
  optimizeDeps: {
    include: [
      'react',
      'react-dom',
      'react-dom/client',
      'react/jsx-runtime',
      '@remix-run/react',
      '@conform-to/react',
      'swiper',
      'swiper/modules',
    ],
  },
})
