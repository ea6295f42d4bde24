import { viewMessages } from '@vitrine/contracts/vault-views/messages'
import type { ConstraintRefusals } from '../commands/constraint-refusals.ts'

export const vaultViewsConstraints: ConstraintRefusals = {
  vault_views_name_key: { code: 'ALREADY_EXISTS', field: 'name', message: viewMessages.nameTaken },
}
