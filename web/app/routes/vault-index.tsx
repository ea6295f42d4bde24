import { redirect } from 'react-router'
import { vaultPaths } from '../features/vault/shared/vault-paths.ts'

/** The vault without a page's name. */
export const loader = () => redirect(vaultPaths.dashboard)
