import { Global, Module } from '@nestjs/common'
import { CachesController } from './caches.controller.ts'
import { ClearCachesHandler } from './commands/clear-caches/clear-caches.handler.ts'
import { Generations } from './generations.ts'

@Global()
@Module({ controllers: [CachesController], providers: [Generations, ClearCachesHandler], exports: [Generations] })
export class CachesModule {}
