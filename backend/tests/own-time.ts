import { performance } from 'node:perf_hooks'

/**
 * The answer of `work`, and the milliseconds that it took: the time this process waited, and the CPU time it used. Without the
 * time in which other processes had the processor, so that a limit holds on a busy machine too.
 */
export async function timed<T>(work: () => Promise<T>): Promise<[T, number]> {
  const loop = performance.eventLoopUtilization()
  const cpu = process.cpuUsage()
  const answer = await work()
  const { user, system } = process.cpuUsage(cpu)
  return [answer, performance.eventLoopUtilization(loop).idle + (user + system) / 1000]
}
