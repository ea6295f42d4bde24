import { Module, type DynamicModule } from '@nestjs/common'
import { TaxonomyModule } from '../taxonomy/taxonomy.module.ts'
import { EndPreviewLinkHandler } from './end-preview-link.command.ts'
import { MakePreviewLinkHandler } from './make-preview-link.command.ts'
import { PreviewScreenHandler } from './preview-screen.command.ts'
import { PreviewRepository } from './preview.repository.ts'
import { DRAFT_READERS, PreviewsController } from './previews.controller.ts'
import type { DraftReaders } from './queries/read-preview.query.ts'
import { TextsModule } from './texts.module.ts'

/** A module of its own, because drafts are read in the areas that import `TextsModule`. */
@Module({})
export class PreviewsModule {
  static with(readers: DraftReaders): DynamicModule {
    return {
      module: PreviewsModule,
      imports: [TaxonomyModule, TextsModule],
      controllers: [PreviewsController],
      providers: [
        { provide: DRAFT_READERS, useValue: readers },
        PreviewRepository,
        PreviewScreenHandler,
        MakePreviewLinkHandler,
        EndPreviewLinkHandler,
      ],
    }
  }
}
