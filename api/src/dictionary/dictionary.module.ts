import { Module } from '@nestjs/common'
import { dictionaryMessages as messages } from '@vitrine/contracts/dictionary/messages'
import { templateMessages } from '@vitrine/contracts/dictionary/templates'
import type { ConstraintRefusals } from '../commands/constraint-refusals.ts'
import { SynonymsModule } from '../synonyms/synonyms.module.ts'
import { TaxonomyModule } from '../taxonomy/taxonomy.module.ts'
import { TextsModule } from '../texts/texts.module.ts'
import { ArticleDetails } from './article-details.ts'
import { recordController } from '../records/record-controller.ts'
import { authors } from './authors.record.ts'
import { CreateArticleHandler } from './create-article.command.ts'
import { CreateTemplateHandler } from './create-template.command.ts'
import { DeleteTemplateHandler } from './delete-template.command.ts'
import { UpdateTemplateHandler } from './update-template.command.ts'
import { UpdateArticleHandler } from './update-article.command.ts'
import { UpdateThumbnailHandler } from './update-thumbnail.command.ts'
import { DictionaryManagerController } from './dictionary-manager.controller.ts'
import { DictionaryController } from './dictionary.controller.ts'
import { TemplateRepository } from './template.repository.ts'
import { TemplatesManagerController } from './templates-manager.controller.ts'

const commandHandlers = [
  CreateArticleHandler,
  UpdateArticleHandler,
  UpdateThumbnailHandler,
  CreateTemplateHandler,
  UpdateTemplateHandler,
  DeleteTemplateHandler,
]

@Module({
  imports: [TaxonomyModule, SynonymsModule, TextsModule],
  controllers: [
    DictionaryController,
    DictionaryManagerController,
    recordController(authors),
    TemplatesManagerController,
  ],
  providers: [TemplateRepository, ArticleDetails, ...commandHandlers],
})
export class DictionaryModule {}

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
