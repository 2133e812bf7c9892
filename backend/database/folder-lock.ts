import { randomUUID } from 'node:crypto'
import { mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

/**
 * The lock holder. `started` tells a process from a later one with the same process id (the first of a container is always 1).
 */
type Owner = { pid: number; started: string | null; token: string }

/** Thrown when another process, or another part of this one, holds the lock. */
export class FolderInUse extends Error {
  constructor(folder: string, pid: number) {
    super(`The data folder ${folder} is in use by process ${pid}. Stop that process, or give this one another DATA_DIR.`)
  }
}

/**
 * Locks a folder for this process, or throws `FolderInUse`. Two PGlites on one folder silently lose rows, as
 * two shops lose carts, so lock the folder before opening anything in it. The lock of an ended process is
 * taken over. Returns the release function.
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

/** Moves a stale lock away. If another process has just taken it over, the moved file is that process's lock and is put back. */
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

/** The owner in a lock file; undefined when the file is missing, or incomplete after a crash. */
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
    // EPERM: the process exists and belongs to another user.
    return codeOf(error) === 'EPERM'
  }
  const now = statusOf(pid)
  if (now === null || started === null) return true
  return now.state !== ZOMBIE && now.started === started
}

/** State of a process that has ended but whose parent has not waited for it: it has no open files. */
const ZOMBIE = 'Z'

/** The state of a process, and its start time in ticks since boot; null on systems other than Linux. */
function statusOf(pid: number): { state: string; started: string } | null {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8')
    // Count fields after the name, which is in brackets and may contain spaces.
    const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ')
    return { state: fields[0] ?? '', started: fields[19] ?? '' }
  } catch {
    return null
  }
}

function codeOf(error: unknown): unknown {
  return error instanceof Error && 'code' in error ? error.code : undefined
}
