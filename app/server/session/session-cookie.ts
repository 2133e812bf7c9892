/**
 * The name of a session's cookie. On https (`isSecure`) its prefix keeps subdomains and plain http from setting it, and a session
 * of another name is not read.
 */
export const sessionCookie = (isSecure: boolean): string => (isSecure ? '__Host-session' : 'session')
