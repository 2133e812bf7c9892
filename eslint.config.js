import js from '@eslint/js'
import { defineConfig, globalIgnores } from 'eslint/config'
// @ts-expect-error -- eslint-plugin-jsx-a11y ships no types
import jsxA11y from 'eslint-plugin-jsx-a11y'
import reactHooks from 'eslint-plugin-react-hooks'
import ts from 'typescript-eslint'

const useHref = 'Build this address with href() of app/routing: the table of URLs is the one place that knows a path.'

/** A literal address: '/sv/...', `/sv/${slug}` or `/${language}/...`. */
const literalPath = [
  { selector: 'Literal[value=/^\\/(sv|no|de|da)([/?#]|$)/]', message: useHref },
  { selector: 'TemplateLiteral[quasis.0.value.raw=/^\\/(sv|no|de|da)([/?#]|$)/]', message: useHref },
  { selector: 'TemplateLiteral[quasis.0.value.raw="/"][expressions.0.name=/^(lang|language|locale)$/]', message: useHref },
  {
    selector: 'TemplateLiteral[quasis.0.value.raw="/"][expressions.0.property.name=/^(lang|language|locale)$/]',
    message: useHref,
  },
]

/**
 * Making an Intl format costs far more than using it, so each is made once, in the file `home`.
 * @param {string} home
 */
const uncachedFormat = (home) => [
  { selector: "NewExpression[callee.object.name='Intl']", message: `Use ${home}: it makes each format once.` },
  {
    selector: 'CallExpression[callee.property.name=/^toLocale(String|DateString|TimeString)$|^localeCompare$/]',
    message: `Use ${home}: this makes a format for each call.`,
  },
]

export default defineConfig(
  globalIgnores(['build/', 'data/', '.cache/', 'public/', 'test-results/', 'playwright-report/', '**/migrations/']),

  js.configs.recommended,
  ts.configs.strictTypeChecked,
  {
    // One program of all files: 133 s of CPU time for the whole repository, against 150 s with `projectService`.
    languageOptions: { parserOptions: { project: './tsconfig.json', tsconfigRootDir: import.meta.dirname } },
    linterOptions: { reportUnusedDisableDirectives: 'error' },
    rules: {
      eqeqeq: 'error',
      'object-shorthand': 'error',
      'prefer-const': 'error',
      'prefer-template': 'error',
      'no-restricted-syntax': ['error', ...literalPath],
      // Named exports only, except where Remix or a tool requires a default export (see the list below).
      'no-restricted-exports': [
        'error',
        { restrictDefaultExports: { direct: true, named: true, defaultFrom: true, namedFrom: true, namespaceFrom: true } },
      ],
      'no-restricted-imports': [
        'error',
        { paths: [{ name: '@conform-to/zod', message: 'Our zod is version 4: import from @conform-to/zod/v4.' }] },
      ],
      '@typescript-eslint/consistent-type-imports': ['error', { disallowTypeAnnotations: false }],
      '@typescript-eslint/consistent-type-exports': 'error',
      '@typescript-eslint/switch-exhaustiveness-check': ['error', { considerDefaultExhaustiveForUnions: true }],
      // A narrowing cast is unchecked: use a parser or a type guard.
      '@typescript-eslint/no-unsafe-type-assertion': 'error',
      // Spreading a string splits it into digits and letters; the shop's codes have no emoji.
      '@typescript-eslint/no-misused-spread': ['error', { allow: ['string'] }],
      '@typescript-eslint/no-unused-vars': ['error', { argsIgnorePattern: '^_', ignoreRestSiblings: true }],
      '@typescript-eslint/restrict-template-expressions': ['error', { allowNumber: true }],
      '@typescript-eslint/no-confusing-void-expression': ['error', { ignoreArrowShorthand: true }],
      // Remix lets a loader throw the answer.
      '@typescript-eslint/only-throw-error': ['error', { allow: [{ from: 'lib', name: 'Response' }] }],
      // A function may be async because its interface is: a loader, a port, a fake.
      '@typescript-eslint/require-await': 'off',
      '@typescript-eslint/no-misused-promises': ['error', { checksVoidReturn: { attributes: false } }],
    },
  },

  { name: 'configuration in JavaScript', files: ['*.js'], extends: [ts.configs.disableTypeChecked] },
  {
    name: 'interface',
    files: ['app/**/*.{ts,tsx}'],
    rules: {
      'no-console': 'error',
      'no-restricted-syntax': ['error', ...literalPath, ...uncachedFormat('app/store/intl-formats')],
    },
  },
  {
    // A file without a suffix is a pure rule, which tests/architecture.test.ts keeps free of React.
    name: 'components and hooks',
    files: ['app/**/*.tsx', 'app/**/use-*.ts', 'app/**/*.{client,server}.ts', 'app/routes/**'],
    extends: [jsxA11y.flatConfigs.recommended, reactHooks.configs.flat.recommended],
    settings: { 'jsx-a11y': { components: { Link: 'a', NavLink: 'a', Form: 'form' } } },
    rules: { 'jsx-a11y/anchor-is-valid': ['error', { specialLink: ['to'] }] },
  },
  {
    name: 'backend',
    files: ['backend/**/*.{ts,tsx}'],
    rules: { 'no-restricted-syntax': ['error', ...literalPath, ...uncachedFormat('backend/stores/formats')] },
  },
  {
    name: 'where Intl formats are made',
    files: ['app/store/intl-formats.ts', 'backend/stores/formats.ts'],
    rules: { 'no-restricted-syntax': ['error', ...literalPath] },
  },
  {
    name: 'modules of which Remix or a tool takes the default export',
    files: ['app/root.tsx', 'app/entry.*.tsx', 'app/routes/**', '**/*.config.{ts,js}'],
    rules: { 'no-restricted-exports': 'off' },
  },
  {
    // The table of URLs itself; tests, which check the addresses it gives; and the seed, whose pages, texts and redirects contain
    // addresses as an editor writes them.
    name: 'where an address may be written out',
    files: ['app/routing/**', '**/tests/**', '**/*.test.{ts,tsx}', 'backend/seed/**'],
    rules: { 'no-restricted-syntax': 'off' },
  },
  {
    name: 'tests',
    files: ['**/tests/**/*.ts', '**/*.test.{ts,tsx}'],
    rules: {
      // In a test the following assertion checks fakes and answers.
      '@typescript-eslint/no-unsafe-type-assertion': 'off',
      '@typescript-eslint/unbound-method': 'off',
    },
  },
  {
    // Playwright passes a fixture on with a function named `use`, which is no hook.
    name: 'journeys',
    files: ['tests/support/journey*.ts', 'tests/journeys/**/*.ts'],
    rules: { 'no-empty-pattern': 'off' },
  },
)
