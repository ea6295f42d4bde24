import { Controller, Inject } from '@nestjs/common'
import { CommandBus } from '@nestjs/cqrs'
import type { Actor } from '@vitrine/contracts/access'
import type { EndpointInput } from '@vitrine/contracts/endpoint'
import { listSimilarItems as listSimilarItemsEndpoint } from '@vitrine/contracts/vault-items/endpoints'
import {
  listValuations as listValuationsEndpoint,
  readVaultValue as readVaultValueEndpoint,
} from '@vitrine/contracts/vault-items/value-endpoints'
import * as endpoints from '@vitrine/contracts/worth-score/endpoints'
import { filtersOfQuery } from '@vitrine/contracts/worth-score/filter-parameters'
import type { Database } from '@vitrine/database/database'
import { Handles } from '../http/endpoint.decorator.ts'
import { Input, Who } from '../http/input.decorator.ts'
import { DATABASE } from '../infrastructure/tokens.ts'
import { GenerateScore } from './generate-score.command.ts'
import { SaveSnapshot } from './save-snapshot.command.ts'
import { listSimilarItems } from './queries/list-similar-items.query.ts'
import { readVaultValue } from './queries/read-vault-value.query.ts'
import { listValuations, readScore } from './queries/read-score.query.ts'
import { ScoreOpeningsRepository } from './score-openings.repository.ts'
import { ScoreSources } from './score-sources.ts'
import { ValueItem } from './value-item.command.ts'

/** Members ask what an item of theirs is worth. */
@Controller()
export class MemberScoresController {
  constructor(
    private readonly commands: CommandBus,
    private readonly sources: ScoreSources,
    private readonly openings: ScoreOpeningsRepository,
    @Inject(DATABASE) private readonly database: Database,
  ) {}

  @Handles(endpoints.readLiteValuation)
  async readLite(
    @Input() { params }: EndpointInput<typeof endpoints.readLiteValuation>,
    @Who() actor: Actor,
  ) {
    return await this.commands.execute(new ValueItem(actor, params.itemId))
  }

  @Handles(endpoints.readScore)
  async read(@Input() { params, query }: EndpointInput<typeof endpoints.readScore>, @Who() actor: Actor) {
    return await readScore(await this.sources.read(), this.openings, actor, {
      itemId: params.itemId,
      given: filtersOfQuery(query),
    })
  }

  @Handles(endpoints.generateScore)
  async generate(@Input() { body }: EndpointInput<typeof endpoints.generateScore>, @Who() actor: Actor) {
    return await this.commands.execute(new GenerateScore(actor, body.vaultItemId, body.filters ?? null))
  }

  @Handles(endpoints.saveSnapshot)
  async save(@Input() { params, body }: EndpointInput<typeof endpoints.saveSnapshot>, @Who() actor: Actor) {
    return await this.commands.execute(new SaveSnapshot(actor, params.itemId, body.filters))
  }

  /** A call of the vault's items; what is like one of them is found as for its score. */
  @Handles(listSimilarItemsEndpoint)
  async listSimilar(
    @Input() { params, query }: EndpointInput<typeof listSimilarItemsEndpoint>,
    @Who() { userId }: Actor,
  ) {
    return await listSimilarItems(await this.sources.read(), userId, params.id, query)
  }

  @Handles(listValuationsEndpoint)
  async listValuations(
    @Input() { params }: EndpointInput<typeof listValuationsEndpoint>,
    @Who() { userId }: Actor,
  ) {
    return { items: await listValuations(this.database, userId, params.id) }
  }

  @Handles(readVaultValueEndpoint)
  async readValue(@Input() _input: EndpointInput<typeof readVaultValueEndpoint>, @Who() { userId }: Actor) {
    return await readVaultValue(this.database, userId)
  }
}
