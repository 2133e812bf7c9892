/** The metrics at a port of this machine, as lines; null when nothing listens there. */
export async function metricsAt(port: number): Promise<string[] | null> {
  const answer = await fetch(`http://127.0.0.1:${port}/metrics`).catch(() => null)
  return answer === null ? null : (await answer.text()).split('\n')
}

/** The sum of a metric's series for each value of their label `process`; `label` is text that their labels contain. */
export function byProcess(lines: readonly string[] | null, name: string, label = ''): Record<string, number> {
  const sums: Record<string, number> = {}
  for (const line of lines ?? []) {
    if (!line.startsWith(`${name}{`) || !line.includes(label)) continue
    const [, process = '', value = ''] = /process="([\w-]+)".* (\S+)$/.exec(line) ?? []
    sums[process] = (sums[process] ?? 0) + Number(value)
  }
  return sums
}
