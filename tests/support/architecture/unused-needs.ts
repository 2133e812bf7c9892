import ts from 'typescript'
import type { Resolve } from './parse-source'
import type { Offence } from './source-file'

/** The types of which a function takes only the parts that it uses, and where their parts are declared. */
const WHOLE: Readonly<Record<string, string>> = {
  RequestContext: 'app/server/request-context.server.ts',
  ResourceRequest: 'app/server/endpoint.server.ts',
  Services: 'app/server/services.server.ts',
}

/** A parameter with parts of a request's context. `passedTo`: the parameters that get it whole, as `path#function#position`. */
type Parameter = { declared: ReadonlySet<string>; used: Set<string>; passedTo: string[]; isUnclear: boolean }

/** The names of the parts of each type in `WHOLE`. */
type Parts = ReadonlyMap<string, readonly string[]>

/** A file, with what it imports by its local name: `path#name`. */
type Module = { path: string; tree: ts.SourceFile; imported: ReadonlyMap<string, string>; parts: Parts }

/**
 * Functions of the app that take more of the request's context, an endpoint's request or the services of the process than they
 * and the functions they call use. One is left out where its text alone does not tell: it spreads the parameter, returns it, or
 * gives it to a function whose parameter names no parts.
 */
export function unusedNeeds(texts: ReadonlyMap<string, string>, resolve: Resolve): Offence[] {
  const found = new Map<string, Parameter>()
  const parts = new Map(Object.entries(WHOLE).map(([name, path]) => [name, partsOf(name, path, texts.get(path) ?? '')]))
  for (const [path, text] of texts) {
    if (!/^app\/.*\.tsx?$/.test(path) || path.includes('.test.')) continue
    const tree = parse(path, text)
    collect({ path, tree, imported: importsOf(path, tree, resolve), parts }, found)
  }
  spread(found)
  return [...found].flatMap(([place, { declared, used, isUnclear }]) => {
    const unused = [...declared].filter((part) => !used.has(part))
    return isUnclear || unused.length === 0 ? [] : [`${place} does not use ${unused.join(', ')}`]
  })
}

const parse = (path: string, text: string) => ts.createSourceFile(path, text, ts.ScriptTarget.ESNext, true)

/** The members that the type `name` of a file declares itself or picks of another one. */
function partsOf(name: string, path: string, text: string): readonly string[] {
  const alias = parse(path, text).statements.find((one) => ts.isTypeAliasDeclaration(one) && one.name.text === name)
  const members: string[] = []
  const visit = (node: ts.Node): void => {
    if (ts.isTypeLiteralNode(node))
      members.push(...node.members.flatMap(({ name: member }) => (member ? [member.getText()] : [])))
    else if (ts.isLiteralTypeNode(node) && ts.isStringLiteral(node.literal)) members.push(node.literal.text)
    else if (!(ts.isTypeReferenceNode(node) && node.typeName.getText() === 'Omit')) ts.forEachChild(node, visit)
  }
  if (alias) visit(alias)
  return members
}

/** Adds what the called functions use to their callers, until nothing changes. */
function spread(found: ReadonlyMap<string, Parameter>): void {
  for (let [before, now] = [-1, 0]; before !== now;) {
    before = now
    now = 0
    for (const parameter of found.values()) {
      for (const called of parameter.passedTo.map((place) => found.get(place))) {
        called?.used.forEach((part) => parameter.used.add(part))
        parameter.isUnclear ||= called === undefined || called.isUnclear
      }
      now += parameter.used.size + Number(parameter.isUnclear)
    }
  }
}

function collect(module: Module, found: Map<string, Parameter>): void {
  const visit = (node: ts.Node): void => {
    if ((ts.isFunctionDeclaration(node) || ts.isArrowFunction(node)) && node.body) {
      const { body, parameters } = node
      parameters.forEach(({ name, type }, at) => {
        const declared = declaredParts(type, module)
        if (declared.size > 0) found.set(`${module.path}#${nameOf(node)}#${at}`, usesIn(body, name, declared, module))
      })
    }
    ts.forEachChild(node, visit)
  }
  visit(module.tree)
}

/** An arrow function without a name is told apart by its position. */
function nameOf(node: ts.FunctionDeclaration | ts.ArrowFunction): string {
  if (ts.isFunctionDeclaration(node)) return node.name?.text ?? 'default'
  return ts.isVariableDeclaration(node.parent) ? node.parent.name.getText() : `(${node.pos})`
}

const nameOfType = (type: ts.TypeNode | undefined): string =>
  type !== undefined && ts.isTypeReferenceNode(type) ? type.typeName.getText() : ''

/** The parts that a type has: one of `WHOLE`, `Needs` or `Pick` of one, an alias of the same file, or types joined with `&`. */
function declaredParts(type: ts.TypeNode | undefined, module: Module): ReadonlySet<string> {
  if (type === undefined) return new Set()
  if (ts.isIntersectionTypeNode(type)) return new Set(type.types.flatMap((one) => [...declaredParts(one, module)]))
  if (!ts.isTypeReferenceNode(type)) return new Set()
  const name = type.typeName.getText()
  const picked = (whole: string) => (module.parts.get(whole) ?? []).filter((part) => type.getText().includes(`'${part}'`))
  if (name === 'Needs') return new Set(picked('RequestContext'))
  if (name === 'Pick') return new Set(picked(nameOfType(type.typeArguments?.[0])))
  if (module.parts.has(name)) return new Set(module.parts.get(name))
  const aliases = module.tree.statements.filter((one) => ts.isTypeAliasDeclaration(one))
  return declaredParts(aliases.find((one) => one.name.text === name)?.type, module)
}

/** The parts that a function takes out of a parameter, and the functions that get it whole. */
function usesIn(body: ts.Node, name: ts.BindingName, declared: ReadonlySet<string>, { path, imported }: Module): Parameter {
  const parameter: Parameter = { declared, used: new Set(), passedTo: [], isUnclear: false }
  const take = (pattern: ts.ObjectBindingPattern) => {
    for (const { propertyName, name: local, dotDotDotToken } of pattern.elements) {
      parameter.isUnclear ||= dotDotDotToken !== undefined
      parameter.used.add((propertyName ?? local).getText())
    }
  }
  if (ts.isObjectBindingPattern(name)) {
    take(name)
    return parameter
  }
  const isContext = (node: ts.Node | undefined) => node !== undefined && ts.isIdentifier(node) && node.text === name.getText()
  const visit = (node: ts.Node): void => {
    if (ts.isVariableDeclaration(node) && isContext(node.initializer) && ts.isObjectBindingPattern(node.name)) {
      take(node.name)
    } else if (ts.isPropertyAccessExpression(node)) {
      if (isContext(node.expression)) parameter.used.add(node.name.text)
      else visit(node.expression)
    } else if (ts.isCallExpression(node)) {
      const called = node.expression.getText()
      node.arguments.forEach((argument, at) => {
        if (isContext(argument)) parameter.passedTo.push(`${imported.get(called) ?? `${path}#${called}`}#${at}`)
        else visit(argument)
      })
      visit(node.expression)
    } else if (ts.isPropertyAssignment(node)) {
      visit(node.initializer)
    } else {
      if (isContext(node)) parameter.isUnclear = true
      ts.forEachChild(node, visit)
    }
  }
  visit(body)
  return parameter
}

function importsOf(path: string, tree: ts.SourceFile, resolve: Resolve): ReadonlyMap<string, string> {
  const named = tree.statements
    .filter((one) => ts.isImportDeclaration(one))
    .flatMap(({ moduleSpecifier, importClause }) => {
      const bindings = importClause?.namedBindings
      if (!ts.isStringLiteral(moduleSpecifier) || bindings === undefined || !ts.isNamedImports(bindings)) return []
      const target = resolve(path, moduleSpecifier.text)
      return bindings.elements.map(({ name, propertyName }) => [name.text, `${target}#${(propertyName ?? name).text}`] as const)
    })
  return new Map(named)
}
