import ts from 'typescript'

/** Globals that make a rule depend on more than its arguments. */
const GLOBALS = new Set([
  ...['fetch', 'process', 'performance', 'crypto', 'globalThis', 'console', 'setTimeout', 'setInterval', 'queueMicrotask'],
  ...['window', 'document', 'navigator', 'location', 'history', 'localStorage', 'sessionStorage'],
])

/**
 * The side effects that a file uses. Without type information a local name looks like a global, so a name that the file declares
 * itself (a parameter called `document`) does not count.
 */
export function effectsOf(tree: ts.SourceFile): string[] {
  const own = new Set<string>()
  const found = new Set<string>()
  const visit = (node: ts.Node): void => {
    const effect = effectAt(node)
    if (effect) found.add(effect)
    const name = declaredName(node)
    if (name) own.add(name)
    ts.forEachChild(node, visit)
  }
  visit(tree)
  return [...found].filter((effect) => !own.has(effect))
}

function effectAt(node: ts.Node): string | undefined {
  if (ts.isNewExpression(node) && isNamed(node.expression, 'Date') && !node.arguments?.length) return 'new Date()'
  if (ts.isPropertyAccessExpression(node)) {
    if (isNamed(node.expression, 'Date') && node.name.text === 'now') return 'Date.now'
    if (isNamed(node.expression, 'Math') && node.name.text === 'random') return 'Math.random'
  }
  return ts.isIdentifier(node) && GLOBALS.has(node.text) && isValue(node) ? node.text : undefined
}

const isNamed = (node: ts.Node, name: string) => ts.isIdentifier(node) && node.text === name

/** True when an identifier is used as a value, and is no property name, key, label or type. */
export function isValue(node: ts.Identifier): boolean {
  const { parent } = node
  if (ts.isPropertyAccessExpression(parent)) return parent.expression === node
  if (ts.isTypeNode(parent) || ts.isQualifiedName(parent) || ts.isTypeElement(parent) || ts.isJsxAttribute(parent)) return false
  if (ts.isBindingElement(parent)) return parent.initializer === node
  if (ts.isPropertyAssignment(parent) || ts.isPropertyDeclaration(parent)) return parent.initializer === node
  return !ts.isClassElement(parent) && !ts.isImportSpecifier(parent) && !ts.isExportSpecifier(parent)
}

function declaredName(node: ts.Node): string | undefined {
  const declares =
    ts.isVariableDeclaration(node) ||
    ts.isParameter(node) ||
    ts.isBindingElement(node) ||
    ts.isFunctionDeclaration(node) ||
    ts.isImportSpecifier(node)
  return declares && node.name && ts.isIdentifier(node.name) ? node.name.text : undefined
}
