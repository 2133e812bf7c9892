/** What one file brings in. `target` is a path from the repository's root, or the specifier of a package (`react`, `node:fs`). */
export type Import = { target: string; typeOnly: boolean }

/** What the rules of the house need to know of a file. Paths run from the repository's root. */
export type SourceFile = {
  path: string
  lines: number
  imports: readonly Import[]
  /** Names of the clock, chance, network, process or browser that the file reaches for, such as `Date.now`. */
  effects: readonly string[]
  /** The file only passes other files' exports on. */
  barrel: boolean
  /** Lines that switch a lint rule off without saying why. */
  unexplained: readonly number[]
}

/** One broken rule: where, and what is wrong there. */
export type Offence = string

export const isTest = (path: string) => /(?:^|\/)tests\/|\.test\.tsx?$/.test(path)
