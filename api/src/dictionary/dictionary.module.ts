import { Module } from '@nestjs/common'
import { SynonymsModule } from '../synonyms/synonyms.module.ts'
import { TaxonomyModule } from '../taxonomy/taxonomy.module.ts'
import { ArticleChange } from './article-change.ts'
import { ArticleDetails } from './article-details.ts'
import { ArticleRepository } from './article.repository.ts'
import { recordController } from '../records/record-controller.ts'
import { authors } from './authors.record.ts'
import { CreateArticleHandler } from './commands/create-article/create-article.handler.ts'
import { CreateTemplateHandler } from './commands/create-template/create-template.handler.ts'
import { DeleteTemplateHandler } from './commands/delete-template/delete-template.handler.ts'
import { UpdateTemplateHandler } from './commands/update-template/update-template.handler.ts'
import { DeleteArticleHandler } from './commands/delete-article/delete-article.handler.ts'
import { PublishArticleHandler } from './commands/publish-article/publish-article.handler.ts'
import { SaveContentHandler } from './commands/save-content/save-content.handler.ts'
import { UnpublishArticleHandler } from './commands/unpublish-article/unpublish-article.handler.ts'
import { UpdateArticleHandler } from './commands/update-article/update-article.handler.ts'
import { UpdateThumbnailHandler } from './commands/update-thumbnail/update-thumbnail.handler.ts'
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
