/** An import. `target` is a path from the repository's root, or the specifier of a package (`react`, `node:fs`). */
export type Import = { target: string; typeOnly: boolean }

/** The facts about a file that the architecture rules need. Paths start at the repository's root. */
export type SourceFile = {
  path: string
  lines: number
  imports: readonly Import[]
  /** Globals of clock, randomness, network, process or browser that the file uses, such as `Date.now`. */
  effects: readonly string[]
  /** True when the file only re-exports. */
  barrel: boolean
  /** Numbers of the lines that disable a lint rule without a reason. */
  unexplained: readonly number[]
}

/** A violation: the place and what is wrong there. */
export type Offence = string

export const isTest = (path: string) => /(?:^|\/)tests\/|\.test\.tsx?$/.test(path)
