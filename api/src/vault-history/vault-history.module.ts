import { Module } from '@nestjs/common'
import { RestoreFieldHandler } from './restore-field.command.ts'
import { UndoChangesHandler } from './undo-changes.command.ts'
import { VaultHistoryController } from './vault-history.controller.ts'

@Module({ controllers: [VaultHistoryController], providers: [RestoreFieldHandler, UndoChangesHandler] })
export class VaultHistoryModule {}
