import { createReadStream, existsSync } from 'node:fs'
import { appendFile, mkdir, stat } from 'node:fs/promises'
import { dirname } from 'node:path'
import { createInterface } from 'node:readline'
import { z } from 'zod'

/** `npm run analytics:log`: prints the events of the local sink as they come, those of earlier visits first. Ctrl-C ends it. */
const PAUSE_MS = 500

const Line = z.looseObject({ time: z.string(), event: z.string(), withheld: z.string().nullable().default(null) })

if (existsSync('.env')) process.loadEnvFile()
const file = `${process.env.DATA_DIR || 'data'}/analytics.jsonl`
await mkdir(dirname(file), { recursive: true })
await appendFile(file, '')
print(`Events of ${file}. The shop writes them in development, or with ANALYTICS_SINK=on.`)
for (let read = 0; ; await new Promise((resolve) => setTimeout(resolve, PAUSE_MS))) {
  const { size } = await stat(file)
  // The shop puts a large file aside and begins a new one.
  if (size < read) read = 0
  if (size === read) continue
  for await (const line of createInterface(createReadStream(file, { start: read, end: size - 1 }))) print(shown(line))
  read = size
}

function print(line: string): void {
  process.stdout.write(`${line}\n`)
}

/**
 * An event in one line: time, name, whether it would be sent, and its fields. A line in another form, as
 * of another release, is shown as it is.
 */
function shown(line: string): string {
  const read = Line.safeParse(parsed(line))
  if (!read.success) return line
  const { time, event, withheld, ...fields } = read.data
  const fate = withheld === null ? 'sent' : `not sent (${withheld})`
  return `${time}  ${event}  ${fate}  ${JSON.stringify(fields)}`
}

function parsed(line: string): unknown {
  try {
    return JSON.parse(line)
  } catch {
    return null
  }
}
