import { execFileSync } from 'node:child_process'
import { accessSync, constants } from 'node:fs'
import { delimiter, join } from 'node:path'

/** The path of a command on PATH. */
export function which(command: string): string | undefined {
  const folders = (process.env.PATH ?? '').split(delimiter).filter(Boolean)
  return folders.map((folder) => join(folder, command)).find(isExecutable)
}

/** True when the process is root and apt-get exists. */
export const canInstall = () => process.getuid?.() === 0 && which('apt-get') !== undefined

/** Installs a Debian package; throws when that fails. */
export function install(packageName: string): void {
  apt('update')
  apt('install', '-y', '--no-install-recommends', packageName)
}

/** Stops waiting for a package server that does not answer. */
const TIMEOUT_MS = 180_000

function apt(...args: string[]): void {
  execFileSync('apt-get', ['-q', ...args], {
    stdio: 'inherit',
    timeout: TIMEOUT_MS,
    env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
  })
}

function isExecutable(path: string): boolean {
  try {
    accessSync(path, constants.X_OK)
    return true
  } catch {
    return false
  }
}
