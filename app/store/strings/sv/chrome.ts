export const chrome = {}
