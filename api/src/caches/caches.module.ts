import { Module } from '@nestjs/common'
import { CachesController } from './caches.controller.ts'
import { ClearCachesHandler } from './clear-caches.command.ts'

@Module({ controllers: [CachesController], providers: [ClearCachesHandler] })
export class CachesModule {}
