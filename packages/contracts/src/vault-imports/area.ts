import { defineArea } from '../area.ts'
import { namesOf } from '../choices.ts'
import * as endpoints from './endpoints.ts'
import { vaultImportRequested } from './events.ts'
import {
  createdKinds,
  importStates,
  photoStates,
  rowChoices,
  rowStates,
  sameTitleChoices,
} from './imports.ts'

export const vaultImportsArea = defineArea({
  name: 'vault-imports',
  endpoints: Object.values(endpoints),
  events: [vaultImportRequested],
  consumers: { 'import-vault-items': { follows: [vaultImportRequested], concurrency: 2 } },
  purges: ['vaultImportRows', 'vaultImports'],
  membersRows: {
    'vault_imports.user_id': 'erased',
    'vault_import_mappings.user_id': 'erased',
    'vault_import_archives.user_id': 'detached',
  },
  choices: {
    'vault_imports.state': importStates,
    'vault_imports.same_titles': sameTitleChoices,
    'vault_import_rows.state': namesOf(rowStates),
    'vault_import_rows.choice': rowChoices,
    'vault_import_photos.state': namesOf(photoStates),
    'vault_import_records.kind': createdKinds,
  },
})
