/**
 * The packages that the development server prepares for browsers before the first page is asked for. A package that is
 * missing here is found while pages are open: Vite then prepares all of them again, and a page that has loaded React before
 * and after it fails with "Invalid hook call".
 */
export const DEV_DEPENDENCIES = [
  '@conform-to/react',
  '@conform-to/zod/v4',
  '@remix-run/node',
  '@remix-run/react',
  '@simplewebauthn/browser',
  'cookie',
  'react',
  'react-dom',
  'react-dom/client',
  'react/jsx-dev-runtime',
  'react/jsx-runtime',
  'swiper',
  'swiper/modules',
  'turbo-stream',
  'web-vitals',
  'zod',
]
