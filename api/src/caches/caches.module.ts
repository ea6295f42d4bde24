import { Global, Module } from '@nestjs/common'
import { Generations } from './generations.ts'

@Global()
@Module({ providers: [Generations], exports: [Generations] })
export class CachesModule {}
