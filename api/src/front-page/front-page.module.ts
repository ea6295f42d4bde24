import { Module } from '@nestjs/common'
import { TaxonomyModule } from '../taxonomy/taxonomy.module.ts'
import { FrontPageController } from './front-page.controller.ts'

@Module({ imports: [TaxonomyModule], controllers: [FrontPageController] })
export class FrontPageModule {}
