import { Module } from '@nestjs/common'
import type { ConstraintRefusals } from '../commands/constraint-refusals.ts'
import { UploadFolder } from '../pictures/upload-folder.ts'
import { VaultDocuments } from './vault-documents.ts'
import { VaultDocumentsRepository } from './vault-documents.repository.ts'
import { VaultDownloadsController } from './vault-downloads.controller.ts'

@Module({
  controllers: [VaultDownloadsController],
  providers: [UploadFolder, VaultDocuments, VaultDocumentsRepository],
})
export class VaultDownloadsModule {}

export const vaultDownloadsConstraints: ConstraintRefusals = {
  // A turn that somebody has is not taken; one whose lease has ended is taken over.
  document_turns_pkey: null,
  // Two files with the same 128 random bits.
  vault_documents_key_key: null,
}
