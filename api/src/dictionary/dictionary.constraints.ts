import { dictionaryMessages as messages } from '@vitrine/contracts/dictionary/messages'
import { templateMessages } from '@vitrine/contracts/dictionary/templates'
import type { ConstraintRefusals } from '../commands/constraint-refusals.ts'

export const dictionaryConstraints: ConstraintRefusals = {
  articles_section_url_key: { code: 'ALREADY_EXISTS', field: 'url', message: messages.urlTaken },
  articles_category_id_fkey: {
    code: 'VALIDATION_FAILED',
    field: 'categoryId',
    fieldCode: 'notFound',
    message: messages.categoryUnknown,
  },
  article_authors_author_id_fkey: {
    code: 'VALIDATION_FAILED',
    field: 'authorIds',
    fieldCode: 'notFound',
    message: messages.authorUnknown,
  },
  article_authors_pkey: { code: 'STATUS_CONFLICT' },
  article_redirects_pkey: { code: 'ALREADY_EXISTS', field: 'url', message: messages.urlTaken },
  // Two who save a version of one article wait for its row: the second one has another number.
  article_versions_pkey: { code: 'STATUS_CONFLICT' },
  // Triggers write it, each over what was there.
  article_texts_pkey: null,
  articles_one_default_template: { code: 'STATUS_CONFLICT' },
  articles_one_template_of_a_name: {
    code: 'ALREADY_EXISTS',
    field: 'name',
    message: templateMessages.nameTaken,
  },
  // A template that is deleted for good lets go of what began with it.
  articles_begun_with_fkey: {
    code: 'VALIDATION_FAILED',
    field: 'templateId',
    fieldCode: 'notFound',
    message: messages.templateUnknown,
  },
}
