import { importMessages } from '@vitrine/contracts/vault-imports/imports'
import type { ConstraintRefusals } from '../commands/constraint-refusals.ts'

export const vaultImportsConstraints: ConstraintRefusals = {
  vault_imports_one_run: { code: 'STATUS_CONFLICT', message: importMessages.oneAtATime },
  vault_import_mappings_name_key: {
    code: 'ALREADY_EXISTS',
    field: 'name',
    message: importMessages.nameTaken,
  },
  // Written once for each row, item and record, by who has locked the import.
  vault_import_rows_pkey: null,
  vault_import_items_pkey: null,
  vault_import_records_pkey: null,
  vault_import_updates_pkey: null,
  vault_import_photos_pkey: null,
  // Two files with the same 128 random bits.
  vault_import_archives_key: null,
}
