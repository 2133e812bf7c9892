import { isTest, type Offence, type SourceFile } from './source-file'

/** Folders that any feature may import and that import no feature. */
const BASE = ['commerce', 'fragments', 'pricing', 'routing', 'store']

type Rule = { name: string; from: RegExp; may: RegExp; among: RegExp }

/** Per row: of the paths that match `among`, a file that matches `from` may import only those that match `may`. */
const RULES: readonly Rule[] = [
  { name: 'the app knows its backend only through HTTP', from: /^app\//, among: /^backend\//, may: /^$/ },
  {
    name: 'the backend knows only the contract of the shop',
    from: /^backend\//,
    among: /^app\//,
    may: /^app\/commerce\/contract\//,
  },
  {
    name: 'the contract stands alone',
    from: /^app\/commerce\/contract\//,
    among: /./,
    may: /^(?:zod$|app\/commerce\/contract\/)/,
  },
  { name: 'ui imports no feature', from: /^app\/ui\//, among: /^app\//, may: /^app\/ui\// },
  {
    name: 'the base knows no feature',
    from: new RegExp(`^app/(?:${BASE.join('|')})/`),
    among: /^app\//,
    may: new RegExp(`^app/(?:${BASE.join('|')}|ui)/`),
  },
  {
    name: 'the server knows no feature',
    from: /^app\/server\//,
    among: /^app\//,
    may: new RegExp(`^app/(?:${BASE.join('|')}|server)/`),
  },
  {
    name: 'a feature takes the request as it is given, and stands in no pipeline',
    from: /^app\/(?!server\/|routes\/|entry\/)[^/]+\//,
    among: /^app\/server\//,
    may: /^app\/server\/(?!pipeline\/)/,
  },
  {
    name: 'only the top wires endpoints',
    from: /^app\/(?!entry\/)[^/]+\//,
    among: /^app\/entry\//,
    may: /^$/,
  },
  {
    name: 'no module imports a page',
    from: /^(?:app\/(?!root\.tsx$)|backend\/)/,
    among: /^app\/(?:routes\/|root\.tsx$|entry\.)/,
    may: /^$/,
  },
  {
    name: 'the database knows no feature of the backend',
    from: /^backend\/database\//,
    among: /^backend\//,
    may: /^backend\/(?:database\/|refusal\.ts$)/,
  },
  {
    name: 'stores, prices and HTTP know no feature of the backend',
    from: /^backend\/(?:stores|pricing|http)\//,
    among: /^backend\//,
    may: /^backend\/(?:(?:stores|pricing|http|database)\/|(?:services|refusal|texts)\.ts$)/,
  },
  {
    name: 'only a process that starts, and examples, know the seed',
    from: /^backend\/(?!seed\/|tests\/|mail\/examples\/)[^/]+\//,
    among: /^backend\/seed\//,
    may: /^$/,
  },
  { name: 'what is shipped needs no test', from: /./, among: /(?:(?:^|\/)tests\/|\.test(?:\.tsx?)?$)/, may: /^$/ },
]

/** Imports against the direction: routes, then features, then pricing, store, routing and commerce. */
export function wrongDirectionImports(files: readonly SourceFile[]): Offence[] {
  return files
    .filter(({ path }) => !isTest(path))
    .flatMap(({ path, imports }) =>
      RULES.filter(({ from }) => from.test(path)).flatMap(({ name, among, may }) =>
        imports
          .filter(({ target }) => among.test(target) && !may.test(target))
          .map(({ target }) => `${path} imports ${target}: ${name}`),
      ),
    )
}
