import { Module } from '@nestjs/common'
import { TaxonomyModule } from '../taxonomy/taxonomy.module.ts'
import { PriceIndicesController } from './price-indices.controller.ts'

@Module({ imports: [TaxonomyModule], controllers: [PriceIndicesController] })
export class PriceIndicesModule {}
