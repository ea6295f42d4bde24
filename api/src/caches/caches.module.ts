import { Module } from '@nestjs/common'
import { CachesController } from './caches.controller.ts'
import { ClearCachesHandler } from './commands/clear-caches/clear-caches.handler.ts'

@Module({ controllers: [CachesController], providers: [ClearCachesHandler] })
export class CachesModule {}
