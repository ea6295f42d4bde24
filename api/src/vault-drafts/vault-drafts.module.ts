import { Module } from '@nestjs/common'
import { ChangeDraftHandler, ChangeDraftsHandler } from './change-drafts.command.ts'
import { CreateDraftsHandler } from './create-drafts.command.ts'
import { DeleteDraftsHandler, DeletePhotoHandler } from './delete-drafts.command.ts'
import { MakeItemHandler, MakeItemsHandler } from './make-items.command.ts'
import { MergeDraftsHandler, MovePhotosHandler } from './move-photos.command.ts'
import { UploadPhotoHandler } from './upload-photo.command.ts'
import { VaultDraftsController } from './vault-drafts.controller.ts'
import { VaultDraftsRepository } from './vault-drafts.repository.ts'

@Module({
  controllers: [VaultDraftsController],
  providers: [
    VaultDraftsRepository,
    CreateDraftsHandler,
    ChangeDraftHandler,
    ChangeDraftsHandler,
    DeleteDraftsHandler,
    DeletePhotoHandler,
    MovePhotosHandler,
    MergeDraftsHandler,
    UploadPhotoHandler,
    MakeItemHandler,
    MakeItemsHandler,
  ],
})
export class VaultDraftsModule {}
