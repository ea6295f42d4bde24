import { Controller, Inject } from '@nestjs/common'
import type { EndpointInput } from '@vitrine/contracts/endpoint'
import * as endpoints from '@vitrine/contracts/subjects/endpoints'
import type { Database } from '@vitrine/database/database'
import { Generations } from '../cached-areas/generations.ts'
import { Handles } from '../http/endpoint.decorator.ts'
import { Input } from '../http/input.decorator.ts'
import { DATABASE } from '../infrastructure/tokens.ts'
import { TaxonomyReader } from '../taxonomy/taxonomy.reader.ts'
import { EqualNames } from './names.ts'
import { readSameSubject } from './queries/read-same-subject.query.ts'

@Controller()
export class SubjectsController {
  constructor(
    @Inject(DATABASE) private readonly database: Database,
    private readonly taxonomy: TaxonomyReader,
    private readonly generations: Generations,
  ) {}

  @Handles(endpoints.readSameSubject)
  async read(@Input() { params }: EndpointInput<typeof endpoints.readSameSubject>) {
    const [tree, equals] = await Promise.all([this.taxonomy.places(), this.equalNames()])
    return await readSameSubject({ database: this.database, tree, equals }, params)
  }

  private async equalNames(): Promise<EqualNames> {
    return await this.generations.cached('equal names', ['synonyms'], async () => {
      const rows = await this.database
        .selectFrom('synonyms')
        .select('terms')
        .where('kind', '=', 'equal')
        .orderBy('id')
        .execute()
      return new EqualNames(rows.map(({ terms }) => terms))
    })
  }
}
