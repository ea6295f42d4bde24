import { draftMessages } from '@vitrine/contracts/vault-drafts/messages'
import type { ConstraintRefusals } from '../commands/constraint-refusals.ts'

export const vaultDraftsConstraints: ConstraintRefusals = {
  vault_media_one_upload: { code: 'STATUS_CONFLICT', message: draftMessages.uploadedTwice },
}
