import { type ChildProcess, spawn } from 'node:child_process'
import { join } from 'node:path'

const root = join(import.meta.dirname, '../../..')

export type Started = {
  pid: number
  stop: () => Promise<void>
  /** Kills the process with SIGKILL. */
  kill: () => Promise<void>
  /** The standard output of the process so far. */
  output: () => string
}

/**
 * Starts a file of the build and waits until `url` answers with anything but an outage. Rejects when the process ends first.
 * `log` is the file descriptor for its standard error; by default that of this process.
 */
export async function startProcess(
  file: string,
  env: Readonly<Record<string, string>>,
  url: string,
  log: number | 'inherit' = 'inherit',
): Promise<Started> {
  const child = spawn(process.execPath, [join('build', file)], {
    cwd: root,
    env: { ...process.env, ...env },
    stdio: ['ignore', 'pipe', log],
  })
  const written: Buffer[] = []
  child.stdout?.on('data', (part: Buffer) => written.push(part))
  const ended = new Promise<void>((resolve) => child.once('exit', () => resolve()))
  await answers(url, child)
  const end = (signal: NodeJS.Signals) => () => {
    child.kill(signal)
    return ended
  }
  if (child.pid === undefined) throw new Error(`The process for ${url} has no id`)
  return { pid: child.pid, stop: end('SIGTERM'), kill: end('SIGKILL'), output: () => Buffer.concat(written).toString() }
}

async function answers(url: string, child: ChildProcess): Promise<void> {
  for (;;) {
    if (child.exitCode !== null) throw new Error(`The process for ${url} ended with ${child.exitCode}`)
    const up = await fetch(url).then(
      (response) => response.body?.cancel().then(() => response.status !== 503),
      () => false,
    )
    if (up) return
    await new Promise((resolve) => setTimeout(resolve, 100))
  }
}
