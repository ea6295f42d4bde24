import { blogMessages as messages } from '@vitrine/contracts/blog/messages'
import { dictionaryMessages } from '@vitrine/contracts/dictionary/messages'
import type { ConstraintRefusals } from '../commands/constraint-refusals.ts'

export const blogConstraints: ConstraintRefusals = {
  blog_articles_url_key: { code: 'ALREADY_EXISTS', field: 'url', message: messages.urlTaken },
  blog_articles_category_id_fkey: {
    code: 'VALIDATION_FAILED',
    field: 'categoryId',
    fieldCode: 'notFound',
    message: messages.categoryUnknown,
  },
  blog_articles_author_id_fkey: {
    code: 'VALIDATION_FAILED',
    field: 'authorId',
    fieldCode: 'notFound',
    message: messages.authorUnknown,
  },
  blog_articles_begun_with_fkey: {
    code: 'VALIDATION_FAILED',
    field: 'templateId',
    fieldCode: 'notFound',
    message: dictionaryMessages.templateUnknown,
  },
  blog_redirects_pkey: { code: 'ALREADY_EXISTS', field: 'url', message: messages.urlTaken },
}
