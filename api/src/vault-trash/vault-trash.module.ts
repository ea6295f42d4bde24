import { Module } from '@nestjs/common'
import { EraseTrashHandler } from './erase-trash.command.ts'
import { VaultTrashController } from './vault-trash.controller.ts'

@Module({
  controllers: [VaultTrashController],
  providers: [EraseTrashHandler],
})
export class VaultTrashModule {}
