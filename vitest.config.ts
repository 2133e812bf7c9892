import { defineConfig } from 'vitest/config'

/** Tests of rules and of the whole app in Node; the build's Vite plugins are left out on purpose. Journeys are Playwright's. */
export default defineConfig({
  test: {
    environment: 'node',
    setupFiles: ['tests/support/quiet-console.setup.ts'],
    restoreMocks: true,
    unstubEnvs: true,
    unstubGlobals: true,
    // Two workers for two cores: a third one running PGlite makes all of them time out.
    maxWorkers: 2,
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
        // Each file that needs a database starts a PGlite of its own, which takes seconds the first time.
        test: { name: 'backend', include: ['backend/**/*.test.ts'], testTimeout: 20_000, hookTimeout: 60_000 },
      },
      {
        extends: true,
        // The whole app as built, `npm run build` first.
        test: { name: 'requests', include: ['tests/requests/**/*.test.ts'], testTimeout: 20_000, hookTimeout: 60_000 },
      },
      {
        extends: true,
        // Whole processes of the build, and a Redis, that die in the middle of their work.
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
