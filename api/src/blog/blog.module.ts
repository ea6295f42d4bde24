import { Module } from '@nestjs/common'
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
