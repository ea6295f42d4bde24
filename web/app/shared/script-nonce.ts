import { createContext, useContext } from 'react'

/**
 * What marks a script as the site's own while a document is rendered: random, known to the renderer alone,
 * and gone from the document that leaves (own-scripts.ts). In the browser there is none.
 */
const ScriptNonceContext = createContext<string | undefined>(undefined)

export const ScriptNonceProvider = ScriptNonceContext.Provider

export function useScriptNonce(): string | undefined {
  return useContext(ScriptNonceContext)
}
