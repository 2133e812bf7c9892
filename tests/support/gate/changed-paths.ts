/** Files that decide how every other file is linted, typed or formatted. */
const CONFIGURATION = /^(?:package(?:-lock)?\.json|tsconfig\.json|oxlint-plugin\.js|\.ox(?:lint|fmt)rc\.json|\.gitignore)$/

/**
 * The arguments by which the linter and the formatter look at the changed files alone, whose types the linter still reads from
 * the whole program. None, so that they look at all files, when nothing has changed or their configuration has.
 */
export function changedPaths(changed: readonly string[]): readonly string[] {
  if (changed.length === 0 || changed.some((path) => CONFIGURATION.test(path))) return []
  return ['--no-error-on-unmatched-pattern', ...changed]
}
