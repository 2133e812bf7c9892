/**
 * The CPU seconds of the ended children of a shell, from what its built-in command `times` prints: two lines, of the shell and of
 * its children, each with the time in programs and in the kernel (`0m1.50s 0m0.25s`). NaN where the text is another.
 */
export function childSeconds(times: string): number {
  const [, , user, system] = [...times.matchAll(/(\d+)m([\d.]+)s/g)].map(
    ([, minutes, seconds]) => Number(minutes) * 60 + Number(seconds),
  )
  return user === undefined || system === undefined ? NaN : user + system
}
