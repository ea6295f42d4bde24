import { redirect } from 'react-router'
import { vaultPaths } from '../features/vault/shared/vault-paths.ts'

export const loader = () => redirect(vaultPaths.list)
