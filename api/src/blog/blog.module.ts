import { Module } from '@nestjs/common'
import { SynonymsModule } from '../synonyms/synonyms.module.ts'
import { TaxonomyModule } from '../taxonomy/taxonomy.module.ts'
import { BlogManagerController } from './blog-manager.controller.ts'
import { BlogController } from './blog.controller.ts'
import { CreatePostHandler } from './commands/create-post/create-post.handler.ts'
import { DeletePostHandler } from './commands/delete-post/delete-post.handler.ts'
import { PublishPostHandler } from './commands/publish-post/publish-post.handler.ts'
import { SavePostContentHandler } from './commands/save-post-content/save-post-content.handler.ts'
import { UnpublishPostHandler } from './commands/unpublish-post/unpublish-post.handler.ts'
import { UpdatePostHandler } from './commands/update-post/update-post.handler.ts'
import { PostChange } from './post-change.ts'
import { PostCheck } from './post-check.ts'
import { PostRepository } from './post.repository.ts'

@Module({
  imports: [TaxonomyModule, SynonymsModule],
  controllers: [BlogController, BlogManagerController],
  providers: [
    PostRepository,
    PostCheck,
    PostChange,
    CreatePostHandler,
    UpdatePostHandler,
    PublishPostHandler,
    UnpublishPostHandler,
    DeletePostHandler,
    SavePostContentHandler,
  ],
})
export class BlogModule {}
