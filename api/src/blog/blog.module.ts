import { Module } from '@nestjs/common'
import { SynonymsModule } from '../synonyms/synonyms.module.ts'
import { TaxonomyModule } from '../taxonomy/taxonomy.module.ts'
import { BlogManagerController } from './blog-manager.controller.ts'
import { BlogController } from './blog.controller.ts'
import { CreatePostHandler } from './create-post.command.ts'
import { DeletePostHandler } from './delete-post.command.ts'
import { PublishPostHandler } from './publish-post.command.ts'
import { SavePostContentHandler } from './save-post-content.command.ts'
import { UnpublishPostHandler } from './unpublish-post.command.ts'
import { UpdatePostHandler } from './update-post.command.ts'
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
