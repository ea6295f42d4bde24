import { Module } from '@nestjs/common'
import { VaultDownloadsController } from './vault-downloads.controller.ts'

@Module({ controllers: [VaultDownloadsController] })
export class VaultDownloadsModule {}
