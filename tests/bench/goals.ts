/** The goals of the rows of the bench, by their names; the others have none of their own. */
const GOALS: Readonly<Record<string, string>> = {
  'home, cached': 'ratio 0.6, p99 10 ms',
  'listing, cached': 'ratio 0.6, p99 10 ms',
  'product, cached': 'ratio 0.6, p99 10 ms',
  'content, cached': 'ratio 0.6, p99 10 ms',
  'search, cached': 'ratio 0.6, p99 10 ms',
  'home, with a cart': 'CPU 5 ms',
  'listing, with a cart': 'CPU 5 ms, 130 / 13 kB',
  'product, with a cart': 'CPU 5 ms',
  'content, with a cart': 'CPU 3 ms',
  'cart, with a cart': 'CPU 4 ms',
  'listing, .data': 'CPU 2 ms, 8 kB',
}

export const goalOf = (row: string): string => GOALS[row] ?? ''
