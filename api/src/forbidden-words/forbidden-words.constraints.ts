import { forbiddenWordMessages } from '@vitrine/contracts/forbidden-words/schemas'
import type { ConstraintRefusals } from '../commands/constraint-refusals.ts'

export const forbiddenWordsConstraints: ConstraintRefusals = {
  forbidden_words_word_key: { code: 'ALREADY_EXISTS', field: 'word', message: forbiddenWordMessages.exists },
}
