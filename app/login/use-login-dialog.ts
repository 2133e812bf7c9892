import { createContext, useContext } from 'react'
import type { LoginMode } from './login-mode'

/** The login dialog: `mode` is what it shows, null while it is closed. */
export type LoginDialogControl = { mode: LoginMode | null; open: (mode: LoginMode) => void; close: () => void }

export const LoginDialogContext = createContext<LoginDialogControl | null>(null)

/** Null where the page has no dialog. */
export function useLoginDialog(): LoginDialogControl | null {
  return useContext(LoginDialogContext)
}
