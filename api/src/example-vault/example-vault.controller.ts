import { Controller } from '@nestjs/common'
import * as endpoints from '@vitrine/contracts/example-vault/endpoints'
import { Handles } from '../http/endpoint.decorator.ts'
import { TaxonomyReader } from '../taxonomy/taxonomy.reader.ts'
import type { ExampleVaultSource } from './example-vault-file.ts'
import { exampleVaultOf, readExampleVaultFile, starterContentFolder } from './example-vault.rules.ts'

/** The vault that visitors see as an example. It reads one file, and nothing of a member. */
@Controller()
export class ExampleVaultController {
  private source: Promise<ExampleVaultSource> | undefined

  constructor(private readonly taxonomy: TaxonomyReader) {}

  @Handles(endpoints.readExampleVault)
  async read() {
    this.source ??= readExampleVaultFile(starterContentFolder())
    return exampleVaultOf(await this.source, await this.taxonomy.places())
  }
}
