import { defineConfig } from 'vitest/config'
import { moduleCache } from './bundling/module-cache'

/** Unit, backend, request and fault tests, in Node and without the Vite plugins of the build. Playwright runs the journeys. */
export default defineConfig({
  // `jsx` is in both editions of React's JSX runtime. `jsxDEV` is missing in that of production,
  // which the built app makes a worker load.
  esbuild: { jsxDev: false },
  test: {
    environment: 'node',
    setupFiles: ['tests/support/quiet-console.setup.ts'],
    // No test asserts a time by these: they end one that hangs, on a machine whose cores are all busy too.
    testTimeout: 20_000,
    hookTimeout: 60_000,
    restoreMocks: true,
    unstubEnvs: true,
    unstubGlobals: true,
    // Two workers for two cores: a third one running PGlite makes all of them time out.
    maxWorkers: 2,
    // Rendered pages and built statements die young. With the 16 MB that V8 gives them by itself many outlive a collection, and
    // collections take a seventh of a worker's CPU time.
    execArgv: ['--max-semi-space-size=64'],
    // The files of one worker share loaded modules, because loading the built app and PGlite costs 4 CPU seconds. So no module
    // may keep state from one test to the next.
    isolate: false,
    // Without it the order of the files depends on the last run of the machine, and processes
    // that run side by side write one file.
    cache: false,
    // Transforming modules costs each process 6 CPU seconds; the next one reads them from here.
    experimental: { fsModuleCache: true, fsModuleCachePath: moduleCache(import.meta.dirname) },
    projects: [
      {
        extends: true,
        test: {
          name: 'unit',
          include: ['app/**/*.test.{ts,tsx}', 'tests/*.test.ts', 'tests/support/**/*.test.ts'],
        },
      },
      {
        extends: true,
        // The first file that needs a database seeds it for all files (backend/tests/prepared-database.ts), which takes seconds.
        test: {
          name: 'backend',
          include: ['backend/**/*.test.ts'],
          globalSetup: 'tests/support/postgres/serve-tests.ts',
        },
      },
      {
        extends: true,
        // The built app: run `npm run build` first.
        test: {
          name: 'requests',
          include: ['tests/requests/**/*.test.ts'],
          // React reads it when the first module that needs it is loaded, which is the backend's and not the built app.
          env: { NODE_ENV: 'production' },
        },
      },
      {
        extends: true,
        // Processes of the build and a Redis server, which are killed while they work.
        test: {
          name: 'faults',
          include: ['tests/faults/**/*.test.ts'],
          globalSetup: 'tests/support/redis/find-redis.ts',
          testTimeout: 120_000,
          hookTimeout: 120_000,
        },
      },
    ],
  },
})
