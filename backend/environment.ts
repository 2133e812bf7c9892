/** The variables of a process's environment, or of a test in their place. */
export type Environment = Readonly<Record<string, string | undefined>>
