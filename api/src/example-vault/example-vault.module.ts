import { Module } from '@nestjs/common'
import { TaxonomyModule } from '../taxonomy/taxonomy.module.ts'
import { ExampleVaultController } from './example-vault.controller.ts'

@Module({ imports: [TaxonomyModule], controllers: [ExampleVaultController] })
export class ExampleVaultModule {}
