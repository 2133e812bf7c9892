/** Characters of a password that is chosen. */
export const PASSWORD_LENGTH = { min: 8, max: 200 } as const
