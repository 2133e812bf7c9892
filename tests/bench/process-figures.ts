import { readFileSync } from 'node:fs'

/** Clock ticks of /proc in a second (USER_HZ), on every Linux that Node runs on. */
const TICKS_PER_SECOND = 100

/** User and system time that a process has used so far, in milliseconds (proc(5), fields 14 and 15 of stat). */
export function cpuMilliseconds(pid: number): number {
  const afterName = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ').at(-1)?.split(' ') ?? []
  return ((Number(afterName[11]) + Number(afterName[12])) * 1000) / TICKS_PER_SECOND
}

/** That of a process and of those that it has started and that still run. */
export function cpuWithChildren(pid: number): number {
  return [pid, ...childrenOf(pid)].reduce((sum, one) => sum + cpuMilliseconds(one), 0)
}

/** The ids of the processes that the main thread of a process has started. */
export const childrenOf = (pid: number): number[] =>
  readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').trim().split(' ').filter(Boolean).map(Number)

/** The resident memory of a process. */
export function residentMegabytes(pid: number): number {
  const kilobytes = /^VmRSS:\s+(\d+) kB/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]
  return Math.round(Number(kilobytes) / 1024)
}
