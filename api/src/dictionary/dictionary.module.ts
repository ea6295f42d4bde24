import { Module } from '@nestjs/common'
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
