import { readFileSync } from 'node:fs'

/** Clock ticks of /proc in a second (USER_HZ), on every Linux that Node runs on. */
const TICKS_PER_SECOND = 100

/** User and system time that a process has used so far, in milliseconds (proc(5), fields 14 and 15 of stat). */
export function cpuMilliseconds(pid: number): number {
  const afterName = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ').at(-1)?.split(' ') ?? []
  return ((Number(afterName[11]) + Number(afterName[12])) * 1000) / TICKS_PER_SECOND
}

/** The resident memory of a process. */
export function residentMegabytes(pid: number): number {
  const kilobytes = /^VmRSS:\s+(\d+) kB/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]
  return Math.round(Number(kilobytes) / 1024)
}
