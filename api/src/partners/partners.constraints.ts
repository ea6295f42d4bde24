import { partnersMessages } from '@vitrine/contracts/partners/messages'
import type { ConstraintRefusals } from '../commands/constraint-refusals.ts'

export const partnersConstraints: ConstraintRefusals = {
  data_partners_source_url_key: {
    code: 'ALREADY_EXISTS',
    field: 'sourceUrl',
    message: partnersMessages.sourceUrlTaken,
  },
}
