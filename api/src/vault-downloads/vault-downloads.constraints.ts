import type { ConstraintRefusals } from '../commands/constraint-refusals.ts'

export const vaultDownloadsConstraints: ConstraintRefusals = {
  // A turn that somebody has is not taken; one whose lease has ended is taken over.
  document_turns_pkey: null,
  // Two files with the same 128 random bits.
  vault_documents_key_key: null,
}
