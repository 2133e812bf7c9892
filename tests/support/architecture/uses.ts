import ts from 'typescript'
import { isValue } from './effects'
import type { Resolve } from './parse-source'

/** A declaration of a module, `path#name`, an export of a package, `react#useId`, or a text, `"return_to"`. */
export type Thing = string

/** The things that a file names: by each declaration of its top level, and by each element `ServerFragment` in its children. */
export type Uses = { declared: ReadonlyMap<Thing, readonly Thing[]>; fragments: readonly (readonly Thing[])[] }

/** Imports on demand are left out, because only scripts of the browser have them, and so are types. */
export function usesOf(path: string, text: string, resolve: Resolve): Uses {
  const tree = ts.createSourceFile(path, text, ts.ScriptTarget.ESNext, true)
  const things = new Map<string, Thing>()
  const declarations = new Map<string, ts.Node>()
  const declare = ({ name }: { name?: ts.Node }, node: ts.Node) => {
    if (name && ts.isIdentifier(name)) declarations.set(name.text, node)
  }
  for (const statement of tree.statements) {
    if (ts.isImportDeclaration(statement)) for (const [local, thing] of imported(statement)) things.set(local, thing)
    else if (ts.isVariableStatement(statement)) for (const one of statement.declarationList.declarations) declare(one, one)
    else if (ts.isFunctionDeclaration(statement) || ts.isClassDeclaration(statement)) declare(statement, statement)
  }
  for (const name of declarations.keys()) things.set(name, `${path}#${name}`)
  const declared = [...declarations].map(([name, node]): [Thing, Thing[]] => [`${path}#${name}`, used([node])])
  return { declared: new Map(declared), fragments: fragmentsIn(tree).map(({ children }) => used(children)) }

  function imported({ importClause, moduleSpecifier }: ts.ImportDeclaration): [string, Thing][] {
    const bindings = importClause?.namedBindings
    if (!bindings || !ts.isNamedImports(bindings) || !ts.isStringLiteral(moduleSpecifier)) return []
    const target = resolve(path, moduleSpecifier.text)
    return bindings.elements.map(({ name, propertyName = name }) => [name.text, `${target}#${propertyName.text}`])
  }

  function used(nodes: readonly ts.Node[]): Thing[] {
    const found = new Set<Thing>()
    const visit = (node: ts.Node): void => {
      const thing = ts.isIdentifier(node) && isValue(node) ? things.get(node.text) : undefined
      if (thing !== undefined) found.add(thing)
      if (ts.isStringLiteralLike(node)) found.add(JSON.stringify(node.text))
      ts.forEachChild(node, visit)
    }
    nodes.forEach(visit)
    return [...found]
  }
}

function fragmentsIn(tree: ts.SourceFile): ts.JsxElement[] {
  const found: ts.JsxElement[] = []
  const visit = (node: ts.Node): void => {
    if (ts.isJsxElement(node) && node.openingElement.tagName.getText() === 'ServerFragment') found.push(node)
    ts.forEachChild(node, visit)
  }
  visit(tree)
  return found
}
