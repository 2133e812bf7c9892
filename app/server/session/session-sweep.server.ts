import { readdir, rm, rmdir, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { isMissing } from './session-files.server'
import type { SessionLocks } from './session-locks.server'

const HOUR_MS = 60 * 60 * 1000

/** Maximum number of files removed by one sweep, so that a folder with years of files does not keep the disk busy for minutes. */
const MAX_REMOVED = 10_000

/** Milliseconds until the next part of a sweep that was not finished. */
const PAUSE_MS = 10_000

/**
 * Removes the files of sessions that were not used for `life` milliseconds, drafts that a crash left behind, and
 * folders that are then empty. A file's time is that of its last use, so none is opened. Gives the number of files
 * removed; `max` when there may be more.
 */
export async function sweepSessions(
  folder: string,
  now: Date,
  life: number,
  locks: SessionLocks,
  max = MAX_REMOVED,
): Promise<number> {
  let removed = 0
  for (const room of await entries(folder)) {
    if (!/^[0-9a-f]{4}$/.test(room)) continue
    for (const name of await entries(join(folder, room))) {
      if (removed === max) return removed
      const file = join(folder, room, name)
      const isDraft = name.includes('.')
      const isOver = async () => (await lastUse(file)) + (isDraft ? HOUR_MS : life) <= now.getTime()
      if (!(await isOver())) continue
      // Re-check under the lock: the shopper may have just returned.
      if (await locks.run(isDraft ? '' : room + name, async () => (await isOver()) && remove(file))) removed += 1
    }
    await removeEmpty(join(folder, room))
  }
  return removed
}

/** Milliseconds from a sweep that has removed this many files to the next one. */
export const untilNextSweep = (removed: number): number => (removed >= MAX_REMOVED ? PAUSE_MS : HOUR_MS)

async function remove(file: string): Promise<true> {
  await rm(file, { force: true })
  return true
}

/** Keeps a folder into which a session was just written. */
async function removeEmpty(folder: string): Promise<void> {
  try {
    await rmdir(folder)
  } catch (error) {
    if (!isMissing(error) && !isNotEmpty(error)) throw error
  }
}

function isNotEmpty(error: unknown): boolean {
  return error instanceof Error && 'code' in error && (error.code === 'ENOTEMPTY' || error.code === 'EEXIST')
}

async function entries(folder: string): Promise<string[]> {
  try {
    return await readdir(folder)
  } catch (error) {
    if (isMissing(error)) return []
    throw error
  }
}

/** In milliseconds; Infinity for a file that is gone. */
async function lastUse(file: string): Promise<number> {
  try {
    return (await stat(file)).mtimeMs
  } catch (error) {
    if (isMissing(error)) return Infinity
    throw error
  }
}
