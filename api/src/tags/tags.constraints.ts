import { tagMessages } from '@vitrine/contracts/tags/tags'
import type { ConstraintRefusals } from '../commands/constraint-refusals.ts'

export const tagsConstraints: ConstraintRefusals = {
  tags_title_key: { code: 'ALREADY_EXISTS', field: 'title', message: tagMessages.titleExists },
}
