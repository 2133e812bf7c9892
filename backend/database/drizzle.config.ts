import { defineConfig } from 'drizzle-kit'

/** `npx drizzle-kit generate --config backend/database/drizzle.config.ts --name <what-changed>` writes the next migration. */
export default defineConfig({
  dialect: 'postgresql',
  schema: './backend/database/schema/*.ts',
  out: './backend/database/migrations',
})
