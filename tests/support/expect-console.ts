import { quietConsole } from './quiet-console'

export const guard = quietConsole(console)

/** Announces a message that the test logs. Any other console.error or console.warn fails the test. */
export const expectConsole = guard.expect
