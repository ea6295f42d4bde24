import type { Client } from '@elastic/elasticsearch'
import { z } from 'zod'
import type { AnyIndex } from '../../index-definition.ts'
import type { IndexChanges, IndexRebuild, SearchEngine } from '../../search-engine.ts'
import { plainLike, plainRequest, plainSuggest } from '../plain-request.ts'
import { writeBulk } from './bulk.ts'
import { createClient, type ElasticsearchConnection } from './client.ts'
import { reaching } from './failures.ts'
import {
  aliasesOf,
  createBuilding,
  createLive,
  dropAll,
  indexesBehind,
  isCurrent,
  makeLive,
  type Aliases,
} from './builds.ts'
import { idsLikeThis, moreLikeThis } from './like.ts'
import type { Spread } from './mappings.ts'
import { scoredFields } from './scored-fields.ts'
import { search } from './search.ts'
import { suggest } from './suggest.ts'

export interface ElasticsearchOptions extends ElasticsearchConnection {
  /** Begins the name of every index: several sites may share a cluster. */
  indexPrefix: string
  /**
   * A search that takes longer is SearchUnavailable: a dead node must not hold up a page. Default: 5,000; at
   * most `ADMIN_TIMEOUT_MS`.
   */
  searchTimeoutMs?: number
  /** Default: one shard, and a replica where there is a second machine. */
  spreadOf?: (indexId: string) => Spread
}

const highestSchema = z.object({ highest: z.object({ value: z.number().nullable() }) })

const onOneMachine = (): Spread => ({ shards: 1, replicas: undefined })

/** Elasticsearch 9 or OpenSearch 3: the engine for scale. */
export function createElasticsearchEngine({
  indexPrefix,
  searchTimeoutMs = 5_000,
  spreadOf = onOneMachine,
  ...connection
}: ElasticsearchOptions): SearchEngine {
  const client = createClient(connection)
  // On the same connections.
  const searching = client.child({ requestTimeout: searchTimeoutMs })
  const aliases = (definition: AnyIndex) => aliasesOf(indexPrefix, definition, spreadOf(definition.id))
  return {
    name: connection.distribution,
    isAvailable: () => isAvailable(client),
    async ensure(definition) {
      const current = await isCurrent(client, definition, aliases(definition))
      if (current === undefined) await createLive(client, definition, aliases(definition))
      return { current: current ?? true }
    },
    async search(definition, request) {
      const fields = scoredFields(definition.textFields, connection.distribution)
      return search(
        { client: searching, index: aliases(definition).live, fields },
        definition,
        plainRequest(definition, request),
      )
    },
    suggest: async (definition, request) =>
      suggest(searching, aliases(definition).live, definition, plainSuggest(definition, request)),
    moreLikeThis: async (definition, request) =>
      moreLikeThis(searching, aliases(definition).live, definition, plainLike(definition, request)),
    idsLikeThis: async (definition, request) =>
      idsLikeThis(searching, aliases(definition).live, definition, plainLike(definition, request)),
    apply: (definition, changes) => applyChanges(client, definition, aliases(definition), changes),
    startRebuild: (definition) => startRebuild(client, definition, aliases(definition)),
    async countDocuments(definition) {
      const { count } = await reaching(() => searching.count({ index: aliases(definition).live }))
      return count
    },
    async highestRevision(definition) {
      const { aggregations } = await reaching(() =>
        searching.search({
          index: aliases(definition).live,
          size: 0,
          aggs: { highest: { max: { field: 'revision' } } },
        }),
      )
      return highestSchema.parse(aggregations).highest.value ?? 0
    },
    async drop(definition) {
      const { live, building } = aliases(definition)
      await dropAll(client, building)
      await dropAll(client, live)
    },
    close: () => client.close(),
  }
}

async function isAvailable(client: Client): Promise<boolean> {
  try {
    return await client.ping({}, { requestTimeout: 1_000, maxRetries: 0 })
  } catch {
    return false
  }
}

/** A rebuild may begin or end meanwhile; then the round is done again. */
const ROUNDS = 5

/**
 * The indexes behind the aliases are asked for while the write is on its way, which saves a batch one call
 * after the other. It was whole if it reached the index that is live by that response, and the one that is
 * being built: a rebuild that began later reads the records as they are now, and one that ended in between
 * has changed the live index.
 */
async function applyChanges(
  client: Client,
  definition: AnyIndex,
  aliases: Aliases,
  changes: IndexChanges,
): Promise<void> {
  if (isEmpty(changes)) return
  for (let round = 0; round < ROUNDS; round++) {
    const [behind, reached] = await Promise.all([
      indexesBehind(client, aliases),
      writeBulk(client, definition, aliases.live, changes, { refresh: true }),
    ])
    if (!reached || reached !== behind.live) continue
    if (
      !behind.building ||
      (await writeBulk(client, definition, aliases.building, changes)) === behind.building
    )
      return
  }
  throw new Error(`there is no index ${definition.id} to write to`)
}

const isEmpty = ({ upserts, removals }: IndexChanges) => upserts.length + removals.length === 0

async function startRebuild(client: Client, definition: AnyIndex, aliases: Aliases): Promise<IndexRebuild> {
  const index = await createBuilding(client, definition, aliases)
  let target = aliases.building
  return {
    async write(changes) {
      if (isEmpty(changes)) return
      const reached = await writeBulk(client, definition, target, changes, {
        refresh: target === aliases.live,
      })
      if (!reached) throw new Error(`another rebuild of ${definition.id} took this one's place`)
    },
    async swap() {
      await makeLive(client, index, aliases)
      target = aliases.live
    },
    abort: () => dropAll(client, aliases.building),
  }
}
