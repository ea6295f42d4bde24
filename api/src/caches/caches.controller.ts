import { Controller, Inject } from '@nestjs/common'
import { CommandBus } from '@nestjs/cqrs'
import type { Actor } from '@vitrine/contracts/access'
import type { CacheArea } from '@vitrine/contracts/event'
import { cacheAreas, cacheScenarios } from '@vitrine/contracts/areas'
import * as endpoints from '@vitrine/contracts/caches/endpoints'
import type { EndpointInput } from '@vitrine/contracts/endpoint'
import type { Database } from '@vitrine/database/database'
import { AppError } from '@vitrine/platform/app-error'
import { CacheMeters } from '../cached-areas/cache-meters.ts'
import { Handles } from '../http/endpoint.decorator.ts'
import { Input, Who } from '../http/input.decorator.ts'
import { DATABASE } from '../infrastructure/tokens.ts'
import { ClearCaches } from './clear-caches.command.ts'
import { listCaches } from './queries/list-caches.query.ts'

const scenarios = new Map<string, readonly CacheArea[]>(Object.entries(cacheScenarios))

/** What staff see of the caches, and clear. */
@Controller()
export class CachesController {
  constructor(
    private readonly commands: CommandBus,
    private readonly meters: CacheMeters,
    @Inject(DATABASE) private readonly database: Database,
  ) {}

  @Handles(endpoints.listCaches)
  async listCaches() {
    return whole(await listCaches(this.database))
  }

  @Handles(endpoints.clearCache)
  async clearCache(@Input() { params }: EndpointInput<typeof endpoints.clearCache>, @Who() actor: Actor) {
    const area = cacheAreas.find((name) => name === params.cache)
    if (!area) throw new AppError('NOT_FOUND')
    await this.commands.execute(new ClearCaches(actor, { type: 'cache', id: area }, [area]))
  }

  @Handles(endpoints.listMemoryCaches)
  listMemoryCaches() {
    return { since: this.meters.since.toISOString(), items: this.meters.read() }
  }

  @Handles(endpoints.listScenarios)
  listScenarios() {
    return whole([...scenarios].map(([name, caches]) => ({ name, caches: [...caches] })))
  }

  @Handles(endpoints.clearScenario)
  async clearScenario(
    @Input() { params }: EndpointInput<typeof endpoints.clearScenario>,
    @Who() actor: Actor,
  ) {
    const areas = scenarios.get(params.scenario)
    if (!areas) throw new AppError('NOT_FOUND')
    await this.commands.execute(
      new ClearCaches(actor, { type: 'cache-scenario', id: params.scenario }, areas),
    )
  }
}

/** A list that is always sent in one piece. */
function whole<Item>(items: Item[]) {
  return { items, meta: { total: items.length, currentLimit: items.length, currentOffset: 0 } }
}
