import type { ConstraintRefusals } from '../commands/constraint-refusals.ts'

export const vaultTrashConstraints: ConstraintRefusals = {
  // What is moved into the trash is locked, and its id is never used again.
  vault_trash_record: null,
  vault_trash_items_pkey: null,
}
