import type { Client, estypes } from '@elastic/elasticsearch'
import type { AnyIndex } from '../../index-definition.ts'
import { SearchUnavailable, type IndexChanges } from '../../search-engine.ts'
import { storedDocument } from './document.ts'
import { isOverloaded, reaching } from './failures.ts'
import { BULK_TIMEOUT_MS } from './timeouts.ts'

/** Well under the server's limit of 100 MB, and small enough for its memory of requests under way. */
const BULK_BYTES = 5_000_000

/**
 * Brings the index behind an alias to the given revisions, and says which index that was. Null where the
 * alias is not there (any more), or has gone over to another index meanwhile: the whole may then be done
 * again, for a revision that is written twice changes nothing.
 *
 * @param refresh searches see what was written when this returns. Not `wait_for`: a consumer's batches come
 *   one after the other, and each would wait for the index's own next refresh.
 */
export async function writeBulk(
  client: Client,
  definition: AnyIndex,
  alias: string,
  { upserts, removals }: IndexChanges,
  { refresh = false } = {},
): Promise<string | null> {
  const operations = [
    ...upserts.map(
      (document) =>
        `${action('index', alias, document)}\n${JSON.stringify(storedDocument(definition, document))}\n`,
    ),
    ...removals.map((removal) => `${action('delete', alias, removal)}\n`),
  ]
  const reached = new Set<string>()
  for (const bulkBody of inChunks(operations)) {
    const response = await reaching(() =>
      // Not `client.bulk`: it serializes each operation again.
      client.transport.request<estypes.BulkResponse>(
        {
          method: 'POST',
          path: '/_bulk',
          bulkBody,
          // Without require_alias a write to an index that has just been dropped would make it anew, with
          // guessed mappings.
          querystring: {
            require_alias: true,
            ...(refresh && { refresh: true }),
            filter_path: 'errors,items.*._index,items.*.status,items.*.error',
          },
        },
        { requestTimeout: BULK_TIMEOUT_MS },
      ),
    )
    const items = response.items.flatMap((item) => Object.values(item))
    if (response.errors && !allAliasesStood(items)) return null
    for (const { _index } of items) reached.add(_index)
  }
  const [index] = reached
  return index !== undefined && reached.size === 1 ? index : null
}

function action(
  kind: 'index' | 'delete',
  alias: string,
  { id, revision }: { id: number; revision: number },
): string {
  return JSON.stringify({
    [kind]: { _index: alias, _id: String(id), version: revision, version_type: 'external_gte' },
  })
}

function* inChunks(operations: readonly string[]): Generator<string> {
  let chunk = ''
  for (const operation of operations) {
    if (chunk.length + operation.length > BULK_BYTES && chunk) {
      yield chunk
      chunk = ''
    }
    chunk += operation
  }
  if (chunk) yield chunk
}

function allAliasesStood(items: readonly estypes.BulkResponseItem[]): boolean {
  const failures = items.filter(({ status, error }) => error && !isPassedOver(status))
  const overloaded = failures.find(({ status }) => isOverloaded(status))
  if (overloaded) throw new SearchUnavailable(overloaded.error)
  const refused = failures.find(({ error }) => error && !isAliasMissing(error))
  if (refused)
    throw new Error(`the search engine refuses a document: ${refused.error?.type}: ${refused.error?.reason}`)
  return failures.length === 0
}

/**
 * The alias is not there, or was made while the server looked: it then takes the name for one of an index
 * that it could make.
 */
function isAliasMissing({ type, reason }: estypes.ErrorCause): boolean {
  return (
    type === 'index_not_found_exception' ||
    (type === 'invalid_index_name_exception' && reason?.includes('already exists as alias') === true)
  )
}

/** A conflict of versions: the index holds a newer revision. */
function isPassedOver(status: number): boolean {
  return status === 409
}
