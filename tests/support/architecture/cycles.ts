import { circlesOf, graphOf } from './graph'
import { isTest, type Offence, type SourceFile } from './source-file'

/**
 * Features whose folders are checked one by one: the rules of cart and card know neither their live state nor their view; in the
 * server, pipeline stands on the request's context, that on session and security, and these on storage and process.
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
  return circlesOf(graph).map((circle) => {
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
  return circlesOf(graph).map((circle) => circle.join(' <-> '))
}
