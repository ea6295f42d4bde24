import { Global, Module } from '@nestjs/common'
import { Generations } from './generations.ts'

/** Every command moves generations, and whoever keeps something asks for them. */
@Global()
@Module({ providers: [Generations], exports: [Generations] })
export class CachedAreasModule {}
