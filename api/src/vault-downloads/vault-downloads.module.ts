import { Module } from '@nestjs/common'
import { UploadFolder } from '../pictures/upload-folder.ts'
import { VaultDocuments } from './vault-documents.ts'
import { VaultDocumentsRepository } from './vault-documents.repository.ts'
import { VaultDownloadsController } from './vault-downloads.controller.ts'

@Module({
  controllers: [VaultDownloadsController],
  providers: [UploadFolder, VaultDocuments, VaultDocumentsRepository],
})
export class VaultDownloadsModule {}
