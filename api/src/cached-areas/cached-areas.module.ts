import { Global, Module } from '@nestjs/common'
import { CacheMeters } from './cache-meters.ts'
import { Generations } from './generations.ts'

/** Every command moves generations, and whoever keeps something asks for them. */
@Global()
@Module({ providers: [Generations, CacheMeters], exports: [Generations, CacheMeters] })
export class CachedAreasModule {}
