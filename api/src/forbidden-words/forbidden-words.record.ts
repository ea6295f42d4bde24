import {
  createWord,
  deleteWord,
  manageWord,
  manageWords,
  updateWord,
} from '@vitrine/contracts/forbidden-words/endpoints'
import {
  forbiddenWordCreated,
  forbiddenWordDeleted,
  forbiddenWordUpdated,
} from '@vitrine/contracts/forbidden-words/events'
import { forbiddenWordMessages, forbiddenWordSchema } from '@vitrine/contracts/forbidden-words/schemas'
import { columnValuesOf } from '@vitrine/database/column-names'
import { sql } from 'kysely'
import { defineRecord, recordEvents } from '../records/define-record.ts'
import { ifText } from '../records/list-filters.ts'
import { loadColumns } from '../records/list-records.ts'
import { wordKey } from '@vitrine/domain/forbidden-words/forbidden-words'

export const forbiddenWords = defineRecord({
  name: 'forbidden-word',
  resource: 'forbidden-words',
  table: 'forbidden_words',
  capability: 'vault.manage',
  endpoints: {
    list: manageWords,
    read: manageWord,
    create: createWord,
    update: updateWord,
    delete: deleteWord,
  },
  events: recordEvents((wordId, revision) => ({ wordId, revision }), {
    created: forbiddenWordCreated,
    updated: forbiddenWordUpdated,
    deleted: forbiddenWordDeleted,
  }),
  constraints: {
    forbidden_words_word_key: {
      code: 'ALREADY_EXISTS',
      field: 'word',
      message: forbiddenWordMessages.exists,
    },
  },
  columns: (input) => ({ ...columnValuesOf(input), word_key: wordKey(input.word) }),
  audit: {
    created: ({ word, isAllowed }) => ({ name: word, isAllowed }),
    updated: (before, { word, isAllowed }) => ({
      name: word,
      word: { from: before.word, to: word },
      isAllowed: { from: before.is_allowed, to: isAllowed },
    }),
    deleted: ({ word, is_allowed: isAllowed }) => ({ name: word, isAllowed }),
  },
  list: {
    sorts: {
      word: 'forbidden_words.word_key',
      isAllowed: 'forbidden_words.is_allowed',
      id: 'forbidden_words.id',
    },
    /** `q` is part of a word. */
    where: ({ q, isAllowed }) => [
      ...ifText(q, (text) => sql`strpos(forbidden_words.word_key, ${text.toLowerCase()}) > 0`),
      ...(typeof isAllowed === 'boolean' ? [sql`forbidden_words.is_allowed = ${isAllowed}`] : []),
    ],
    load: loadColumns('forbidden_words', forbiddenWordSchema),
  },
})
