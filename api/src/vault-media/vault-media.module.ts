import { Module } from '@nestjs/common'
import { IdentityModule } from '../identity/identity.module.ts'
import { EditImagesHandler } from './commands/edit-images/edit-images.handler.ts'
import { EditVideosHandler } from './commands/edit-videos/edit-videos.handler.ts'
import { RetryImageHandler } from './commands/retry-image/retry-image.handler.ts'
import { SetQuotaHandler } from './commands/set-quota/set-quota.handler.ts'
import { StorePictureHandler } from './commands/store-picture/store-picture.handler.ts'
import { ReceiveImages } from './files/receive-images.ts'
import { ReceiveVideo } from './files/receive-video.ts'
import { StoredFiles } from './files/stored-files.ts'
import { UploadFolder } from '../pictures/upload-folder.ts'
import { MediaAccess } from './media-access.ts'
import { StorageQuota } from './storage-quota.ts'
import { StoredMedia } from './stored-media.ts'
import { VaultMediaController } from './vault-media.controller.ts'
import { VaultMediaRepository } from './vault-media.repository.ts'

@Module({
  imports: [IdentityModule],
  controllers: [VaultMediaController],
  providers: [
    UploadFolder,
    ReceiveImages,
    ReceiveVideo,
    StoredFiles,
    MediaAccess,
    StoredMedia,
    StorageQuota,
    VaultMediaRepository,
    EditImagesHandler,
    EditVideosHandler,
    RetryImageHandler,
    StorePictureHandler,
    SetQuotaHandler,
  ],
})
export class VaultMediaModule {}
