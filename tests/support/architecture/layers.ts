import { isTest, type Offence, type SourceFile } from './source-file'

/** A file that may break the rule of its layer, and why. */
export type Exceptions = Readonly<Record<string, string>>

const OUTSIDE_WORLD = /^(?:react|react-dom|i18next|react-i18next|remix-i18next|@remix-run\/.+|node:.+)(?:\/|$)/
const OTHER_LAYER = /\.(?:server|client)(?:\.tsx?)?$|\.tsx$|\/use-[^/]+\.ts$/

const inApp = (path: string) => path.startsWith('app/') && !isTest(path)
const isPure = (path: string) =>
  inApp(path) && /^[^.]+\.ts$/.test(path) && !path.startsWith('app/routes/') && !/\/use-[^/]+\.ts$/.test(path)
const isServer = (path: string) => /\.server\.tsx?$/.test(path)
const mayUseServer = (path: string) => isServer(path) || path.startsWith('app/routes/') || path === 'app/root.tsx'

/** `x.ts` in app/ is a pure rule: no React, Remix, Node, I/O, clock or chance; `now` and the like are arguments. */
export function impureRules(files: readonly SourceFile[], exceptions: Exceptions): Offence[] {
  return files
    .filter(({ path }) => isPure(path) && !(path in exceptions))
    .flatMap(({ path, imports, effects }) => [
      ...imports.filter(({ target }) => OUTSIDE_WORLD.test(target)).map(({ target }) => `${path} imports ${target}`),
      ...imports.filter(({ target }) => OTHER_LAYER.test(target)).map(({ target }) => `${path} imports ${target}, another layer`),
      ...effects.map((effect) => `${path} uses ${effect}`),
    ])
}

/** Exceptions that are no longer needed: the file is gone, or keeps the rule. */
export function staleExceptions(files: readonly SourceFile[], exceptions: Exceptions): Offence[] {
  return Object.keys(exceptions).filter(
    (path) =>
      impureRules(
        files.filter((file) => file.path === path),
        {},
      ).length === 0,
  )
}

/** Only I/O and route modules call `x.server.ts`. Any file may import its types, which the compiler erases. */
export function serverLeaks(files: readonly SourceFile[]): Offence[] {
  return files
    .filter(({ path }) => inApp(path) && !mayUseServer(path))
    .flatMap(({ path, imports }) =>
      imports.filter(({ target, typeOnly }) => isServer(target) && !typeOnly).map(({ target }) => `${path} imports ${target}`),
    )
}

/**
 * Components and hooks also run in the browser, which needs no i18next (decision 021). Remix
 * removes the server exports of a route.
 */
export function nodeInBrowser(files: readonly SourceFile[]): Offence[] {
  return files
    .filter(({ path }) => inApp(path) && !mayUseServer(path) && (path.endsWith('.tsx') || /\/use-[^/]+\.ts$/.test(path)))
    .flatMap(({ path, imports }) =>
      imports
        .filter(({ target }) => /^(?:node:|@remix-run\/node|(?:react-|remix-)?i18next)/.test(target))
        .map(({ target }) => `${path} imports ${target}`),
    )
}

/** Files that read stored data, and what of the contract they may use: how fields are read, and the table of origin markers. */
const READS_STORED = /^(?:backend\/.*\/stored-[^/]+|app\/server\/session\/.+)\.ts$/
const FOR_STORED = new Set(['stored-fields', 'origin-markers'].map((name) => `app/commerce/contract/${name}.ts`))

/** Stored data has types of its own (decisions 019, 020): a change of the contract must not change what is read of it. */
export function contractInStored(files: readonly SourceFile[]): Offence[] {
  return files
    .filter(({ path }) => READS_STORED.test(path) && !isTest(path))
    .flatMap(({ path, imports }) =>
      imports
        .filter(({ target, typeOnly }) => target.startsWith('app/commerce/contract/') && !typeOnly && !FOR_STORED.has(target))
        .map(({ target }) => `${path} imports ${target}`),
    )
}
