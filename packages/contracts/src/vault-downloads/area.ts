import { defineArea } from '../area.ts'
import * as endpoints from './endpoints.ts'
import { vaultDocumentSchema } from './schemas.ts'

const { state, problem } = vaultDocumentSchema.shape

export const vaultDownloadsArea = defineArea({
  name: 'vault-downloads',
  endpoints: Object.values(endpoints),
  membersRows: { 'document_turns.user_id': 'erased', 'vault_documents.user_id': 'detached' },
  choices: {
    'vault_documents.state': state.options,
    'vault_documents.problem': problem.unwrap().options,
  },
})
