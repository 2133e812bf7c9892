import { ESLint } from 'eslint'
import ts from 'typescript'

// Types and lint in one process, `npm run analyse`: finds what `npm run typecheck` and `npm run lint` find. Both need the type of every
// expression, which takes 40 CPU seconds to work out, so ESLint is given the program that the compiler has checked.

const config = ts.getParsedCommandLineOfConfigFile('tsconfig.json', undefined, {
  ...ts.sys,
  onUnRecoverableConfigFileDiagnostic: (diagnostic) => {
    throw new Error(ts.flattenDiagnosticMessageText(diagnostic.messageText, '\n'))
  },
})
if (config === undefined) throw new Error('tsconfig.json cannot be read')
const program = ts.createProgram({
  rootNames: config.fileNames,
  options: config.options,
  configFileParsingDiagnostics: ts.getConfigFileParsingDiagnostics(config),
  // ESLint's rules look at the parents of a node.
  host: ts.createCompilerHost(config.options, true),
})
const typeErrors = ts.getPreEmitDiagnostics(program)
process.stdout.write(ts.formatDiagnosticsWithColorAndContext(typeErrors, ts.createCompilerHost(config.options)))

const eslint = new ESLint({
  overrideConfig: { languageOptions: { parserOptions: { programs: [program], project: null } } },
})
const results = await eslint.lintFiles(['.'])
const formatter = await eslint.loadFormatter()
process.stdout.write(await formatter.format(results))

const lintErrors = results.reduce((sum, { errorCount }) => sum + errorCount, 0)
console.info(`${program.getRootFileNames().length} files: ${typeErrors.length} type errors, ${lintErrors} lint errors`)
process.exit(typeErrors.length + lintErrors > 0 ? 1 : 0)
