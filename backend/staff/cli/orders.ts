import { randomUUID } from 'node:crypto'
import { existsSync } from 'node:fs'
import { runCommand } from './run-command'

/** `npm run orders -- COMMAND`: the shop's staff at a terminal. Prints the answer, or why it was refused (exit code 1). */
if (existsSync('.env')) process.loadEnvFile()
runCommand(process.argv.slice(2), { env: process.env, fetch, newId: randomUUID }).then(
  (lines) => process.stdout.write(`${lines.join('\n')}\n`),
  (error: unknown) => {
    process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`)
    process.exitCode = 1
  },
)
