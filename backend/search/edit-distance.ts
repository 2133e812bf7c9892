/** The Damerau-Levenshtein distance: insertions, deletions, substitutions and swaps of neighbouring letters. */
export function editDistance(a: string, b: string): number {
  let before: number[] = []
  let row = Array.from({ length: b.length + 1 }, (_, column) => column)
  for (let i = 1; i <= a.length; i++) {
    const next = [i]
    for (let j = 1; j <= b.length; j++) {
      const changed = at(row, j - 1) + (a[i - 1] === b[j - 1] ? 0 : 1)
      const swapped = i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1] ? at(before, j - 2) + 1 : Infinity
      next.push(Math.min(at(row, j) + 1, at(next, j - 1) + 1, changed, swapped))
    }
    before = row
    row = next
  }
  return at(row, b.length)
}

const at = (row: readonly number[], column: number): number => row[column] ?? Infinity
