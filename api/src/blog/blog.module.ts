import { Module } from '@nestjs/common'
import { blogMessages as messages } from '@vitrine/contracts/blog/messages'
import { dictionaryMessages } from '@vitrine/contracts/dictionary/messages'
import type { ConstraintRefusals } from '../commands/constraint-refusals.ts'
import { SearchSourcesReader } from '../search-hits/search-sources.ts'
import { SynonymsModule } from '../synonyms/synonyms.module.ts'
import { TaxonomyModule } from '../taxonomy/taxonomy.module.ts'
import { TextsModule } from '../texts/texts.module.ts'
import { BlogManagerController } from './blog-manager.controller.ts'
import { BlogController } from './blog.controller.ts'
import { CreatePostHandler } from './create-post.command.ts'
import { UpdatePostHandler } from './update-post.command.ts'
import { PostCheck } from './post-check.ts'

@Module({
  imports: [TaxonomyModule, SynonymsModule, TextsModule],
  controllers: [BlogController, BlogManagerController],
  providers: [SearchSourcesReader, PostCheck, CreatePostHandler, UpdatePostHandler],
})
export class BlogModule {}

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
