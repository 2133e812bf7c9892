import { isTest, type Offence, type SourceFile } from './source-file'

type Graph = ReadonlyMap<string, ReadonlySet<string>>

/**
 * Features whose folders are checked one by one. A card's buy button needs the cart, and the cart's page shows cards; in the server,
 * pipeline stands on the request's context, that on session and security, and these on storage and process.
 */
const LAYERED = ['card', 'cart', 'server']

/** The unit of the check: a feature, or a folder of a layered feature. */
function feature(path: string): string | undefined {
  const [, name, folder] = /^app\/([^/]+)\/(?:([^/]+)\/)?/.exec(path) ?? []
  return name !== undefined && folder !== undefined && LAYERED.includes(name) ? `${name}/${folder}` : name
}

/** Features that import each other in a circle, types included: such a pair is one feature or lacks a third. */
export function featureCycles(files: readonly SourceFile[]): Offence[] {
  const shipped = files.filter(({ path }) => !isTest(path))
  const graph = graphOf(shipped, feature)
  return circles(graph).map((circle) => {
    const between = shipped.flatMap(({ path, imports }) =>
      imports
        .filter(({ target }) => feature(target) !== feature(path))
        .filter(({ target }) => circle.includes(feature(path) ?? '') && circle.includes(feature(target) ?? ''))
        .map(({ target }) => `  ${path} imports ${target}`),
    )
    return [circle.join(' <-> '), ...between].join('\n')
  })
}

/** Files that import each other in a circle, types included: a reader would have to know all of them to understand one. */
export function fileCycles(files: readonly SourceFile[]): Offence[] {
  const known = new Set(files.map(({ path }) => path))
  const graph = graphOf(files, (path) => (known.has(path) ? path : undefined))
  return circles(graph).map((circle) => circle.join(' <-> '))
}

function graphOf(files: readonly SourceFile[], nodeOf: (path: string) => string | undefined): Graph {
  const graph = new Map<string, Set<string>>()
  for (const { path, imports } of files) {
    const from = nodeOf(path)
    if (from === undefined) continue
    const targets = graph.get(from) ?? new Set()
    graph.set(from, targets)
    for (const { target } of imports) {
      const to = nodeOf(target)
      if (to !== undefined && to !== from) targets.add(to)
    }
  }
  return graph
}

/** The strongly connected components with two nodes or more, each sorted. */
function circles(graph: Graph): string[][] {
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
