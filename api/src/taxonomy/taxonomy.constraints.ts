import { taxonomyMessages } from '@vitrine/contracts/taxonomy/schemas'
import type { ConstraintRefusals } from '../commands/constraint-refusals.ts'

export const taxonomyConstraints: ConstraintRefusals = {
  taxonomy_nodes_url_key: { code: 'ALREADY_EXISTS', field: 'url', message: taxonomyMessages.urlTaken },
  taxonomy_nodes_parent_id_fkey: {
    code: 'VALIDATION_FAILED',
    field: 'parentId',
    fieldCode: 'notFound',
    message: taxonomyMessages.parentUnknown,
  },
}
