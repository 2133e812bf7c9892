import ts from 'typescript'
import { effectsOf } from './effects'
import type { Import, SourceFile } from './source-file'

/** Turns a specifier into a path from the root, or leaves a package as it is. */
export type Resolve = (from: string, specifier: string) => string

/** A comment that disables a lint rule; a string that mentions one does not match. */
const UNEXPLAINED = /^[^'"`]*(?:\/\/|\/\*) *(?:eslint|oxlint)-disable(?!.* -- \S)/

export function parseSource(path: string, text: string, resolve: Resolve): SourceFile {
  const tree = ts.createSourceFile(path, text, ts.ScriptTarget.ESNext, true)
  const rows = text.split('\n')
  return {
    path,
    lines: countLines(text),
    imports: importsOf(tree).map(({ target, typeOnly }) => ({ target: resolve(path, target), typeOnly })),
    effects: effectsOf(tree),
    barrel: tree.statements.length > 0 && tree.statements.every((node) => ts.isExportDeclaration(node) && node.moduleSpecifier),
    unexplained: rows.flatMap((row, index) => (UNEXPLAINED.test(row) ? [index + 1] : [])),
  }
}

export const countLines = (text: string) => text.split('\n').length - (text.endsWith('\n') ? 1 : 0)

function importsOf(tree: ts.SourceFile): Import[] {
  const found: Import[] = []
  const add = (specifier: ts.Node | undefined, typeOnly: boolean) => {
    if (specifier && ts.isStringLiteralLike(specifier)) found.push({ target: specifier.text, typeOnly })
  }
  const visit = (node: ts.Node): void => {
    if (ts.isImportDeclaration(node)) add(node.moduleSpecifier, node.importClause?.phaseModifier === ts.SyntaxKind.TypeKeyword)
    else if (ts.isExportDeclaration(node)) add(node.moduleSpecifier, node.isTypeOnly)
    else if (ts.isImportTypeNode(node)) add(ts.isLiteralTypeNode(node.argument) ? node.argument.literal : undefined, true)
    else if (ts.isCallExpression(node) && node.expression.kind === ts.SyntaxKind.ImportKeyword) add(node.arguments[0], false)
    ts.forEachChild(node, visit)
  }
  visit(tree)
  return found
}
