import { quietConsole } from './quiet-console'

export const guard = quietConsole(console)

/** In a test: this message is meant to be logged. Without it any console.error or console.warn fails the test. */
export const expectConsole = guard.expect
