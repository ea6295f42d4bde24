import { Module } from '@nestjs/common'
import { IdentityModule } from '../identity/identity.module.ts'
import { EditImagesHandler } from './edit-images.command.ts'
import { EditVideosHandler } from './edit-videos.command.ts'
import { RestorePhotoHandler } from './restore-photo.command.ts'
import { RetryImageHandler } from './retry-image.command.ts'
import { SetQuotaHandler } from './set-quota.command.ts'
import { StorePictureHandler } from './store-picture.command.ts'
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
    RestorePhotoHandler,
    RetryImageHandler,
    StorePictureHandler,
    SetQuotaHandler,
  ],
})
export class VaultMediaModule {}
