import { Module } from '@nestjs/common'
import { SynonymsModule } from '../synonyms/synonyms.module.ts'
import { TaxonomyModule } from '../taxonomy/taxonomy.module.ts'
import { ArticleChange } from './article-change.ts'
import { ArticleDetails } from './article-details.ts'
import { ArticleRepository } from './article.repository.ts'
import { recordController } from '../records/record-controller.ts'
import { authors } from './authors.record.ts'
import { CreateArticleHandler } from './create-article.command.ts'
import { CreateTemplateHandler } from './create-template.command.ts'
import { DeleteTemplateHandler } from './delete-template.command.ts'
import { UpdateTemplateHandler } from './update-template.command.ts'
import { DeleteArticleHandler } from './delete-article.command.ts'
import { PublishArticleHandler } from './publish-article.command.ts'
import { SaveContentHandler } from './save-content.command.ts'
import { UnpublishArticleHandler } from './unpublish-article.command.ts'
import { UpdateArticleHandler } from './update-article.command.ts'
import { UpdateThumbnailHandler } from './update-thumbnail.command.ts'
import { DictionaryManagerController } from './dictionary-manager.controller.ts'
import { DictionaryController } from './dictionary.controller.ts'
import { KeptVersionRepository } from './kept-version.repository.ts'
import { TemplateRepository } from './template.repository.ts'
import { TemplatesManagerController } from './templates-manager.controller.ts'

const commandHandlers = [
  CreateArticleHandler,
  UpdateArticleHandler,
  UpdateThumbnailHandler,
  PublishArticleHandler,
  UnpublishArticleHandler,
  DeleteArticleHandler,
  SaveContentHandler,
  CreateTemplateHandler,
  UpdateTemplateHandler,
  DeleteTemplateHandler,
]

@Module({
  imports: [TaxonomyModule, SynonymsModule],
  controllers: [
    DictionaryController,
    DictionaryManagerController,
    recordController(authors),
    TemplatesManagerController,
  ],
  providers: [
    ArticleRepository,
    TemplateRepository,
    ArticleDetails,
    ArticleChange,
    KeptVersionRepository,
    ...commandHandlers,
  ],
})
export class DictionaryModule {}
