import { defineConfig } from '@playwright/test'
import journeys from '../journeys/playwright.config'

/**
 * Every kind of page in every language, by hand: it takes minutes. The gate looks at every kind in
 * German (tests/journeys/pages.spec.ts).
 */
export default defineConfig({ ...journeys, testDir: import.meta.dirname, projects: [{ name: 'axe' }] })
