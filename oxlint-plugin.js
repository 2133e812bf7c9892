// @ts-expect-error -- oxlint-plugin-eslint ships no types
import eslint from 'oxlint-plugin-eslint'

// ESLint's `no-restricted-syntax`, which oxlint does not have, once for each thing that it holds, so that an override of
// `.oxlintrc.json` can turn off one of them.
const rule = eslint.rules['no-restricted-syntax']

export default {
  meta: { name: 'shop' },
  rules: { 'no-literal-address': rule, 'no-spread-literal': rule, 'no-uncached-format': rule },
}
