import { randomUUID } from 'node:crypto'
import { mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

/** Who holds a folder. `started` tells a process from a later one with the same number (a container's first is always 1). */
type Owner = { pid: number; started: string | null; token: string }

/** Another process, or another part of this one, holds the folder. */
export class FolderInUse extends Error {
  constructor(folder: string, pid: number) {
    super(`The data folder ${folder} is in use by process ${pid}. Stop that process, or give this one another DATA_DIR.`)
  }
}

/**
 * Takes a folder for this process alone, or throws `FolderInUse`. Two PGlites on one folder lose rows without a word, as two shops lose carts, so
 * nothing is opened without this. What a dead process left behind is taken over. Returns the release.
 */
export function lockFolder(folder: string, file = 'database.lock'): () => void {
  mkdirSync(folder, { recursive: true })
  const path = join(folder, file)
  const own: Owner = { pid: process.pid, started: statusOf(process.pid)?.started ?? null, token: randomUUID() }
  for (;;) {
    if (create(path, own)) return () => release(path, own)
    const owner = read(path)
    if (owner !== undefined && isAlive(owner)) throw new FolderInUse(folder, owner.pid)
    moveAside(path, owner)
  }
}

function create(path: string, owner: Owner): boolean {
  try {
    writeFileSync(path, JSON.stringify(owner), { flag: 'wx' })
    return true
  } catch (error) {
    if (codeOf(error) === 'EEXIST') return false
    throw error
  }
}

/** Moves a stale lock away. If another process has just taken it over, what was moved is its lock, and goes back. */
function moveAside(path: string, stale: Owner | undefined): void {
  const aside = `${path}.${randomUUID()}`
  try {
    renameSync(path, aside)
  } catch (error) {
    if (codeOf(error) === 'ENOENT') return
    throw error
  }
  const moved = read(aside)
  if (moved !== undefined && moved.token !== stale?.token) renameSync(aside, path)
  else rmSync(aside)
}

function release(path: string, own: Owner): void {
  if (read(path)?.token === own.token) rmSync(path)
}

/** The owner a lock file names; undefined when there is no file, or one that a crash left half written. */
function read(path: string): Owner | undefined {
  try {
    const value: unknown = JSON.parse(readFileSync(path, 'utf8'))
    return isOwner(value) ? value : undefined
  } catch (error) {
    if (codeOf(error) === 'ENOENT' || error instanceof SyntaxError) return undefined
    throw error
  }
}

function isOwner(value: unknown): value is Owner {
  return typeof value === 'object' && value !== null && 'pid' in value && 'token' in value && typeof value.pid === 'number'
}

function isAlive({ pid, started }: Owner): boolean {
  try {
    process.kill(pid, 0)
  } catch (error) {
    // EPERM: it lives and belongs to somebody else.
    return codeOf(error) === 'EPERM'
  }
  const now = statusOf(pid)
  if (now === null || started === null) return true
  return now.state !== ENDED && now.started === started
}

/** What has ended but whose parent has not asked how: it holds nothing open any more. */
const ENDED = 'Z'

/** A process's state, and when it started in ticks since boot; null where the system does not tell (only Linux does). */
function statusOf(pid: number): { state: string; started: string } | null {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8')
    // Fields are counted after the name, which stands in brackets and may hold spaces.
    const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ')
    return { state: fields[0] ?? '', started: fields[19] ?? '' }
  } catch {
    return null
  }
}

function codeOf(error: unknown): unknown {
  return error instanceof Error && 'code' in error ? error.code : undefined
}
