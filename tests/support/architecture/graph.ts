import type { SourceFile } from './source-file'

type Graph = ReadonlyMap<string, ReadonlySet<string>>

/** The imports between nodes, such as folders; `nodeOf` is the node of a path, or undefined for a path that is left out. */
export function graphOf(files: readonly SourceFile[], nodeOf: (path: string) => string | undefined): Graph {
  const graph = new Map<string, Set<string>>()
  for (const { path, imports } of files) {
    const from = nodeOf(path)
    if (from === undefined) continue
    const targets = graph.get(from) ?? new Set()
    graph.set(from, targets)
    for (const { target } of imports) {
      const to = nodeOf(target)
      if (to === undefined || to === from) continue
      targets.add(to)
      if (!graph.has(to)) graph.set(to, new Set())
    }
  }
  return graph
}

/** The strongly connected components with two nodes or more, each sorted. */
export function circlesOf(graph: Graph): string[][] {
  const reach = new Map([...graph.keys()].map((node) => [node, reachable(graph, node)]))
  const together = (a: string, b: string) => reach.get(a)?.has(b) === true && reach.get(b)?.has(a) === true
  const groups = [...graph.keys()].map((node) => [...graph.keys()].filter((other) => together(node, other)).sort())
  return groups
    .filter((group) => group.length > 1)
    .filter((group, index, all) => all.findIndex((one) => one[0] === group[0]) === index)
}

function reachable(graph: Graph, start: string): Set<string> {
  const seen = new Set<string>()
  const waiting = [start]
  for (let node = waiting.pop(); node !== undefined; node = waiting.pop()) {
    for (const next of graph.get(node) ?? []) if (!seen.has(next)) waiting.push(next)
    for (const next of graph.get(node) ?? []) seen.add(next)
  }
  return seen
}
