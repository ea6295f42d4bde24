import { createServer, type Server } from 'node:http'
import { afterEach, expect, test } from 'vitest'
import { dictionaryIndex } from '../../dictionary/dictionary.index.ts'
import { writeBulk } from './bulk.ts'
import { createClient } from './client.ts'

let server: Server | null = null

afterEach(() => server?.close())

/** A node whose response to a bulk of one removal is this. */
async function removeOne(item: {
  status: number
  error?: { type: string; reason: string }
}): Promise<string | null> {
  server = createServer((_request, response) => {
    response.writeHead(200, { 'content-type': 'application/json' })
    response.end(
      JSON.stringify({
        errors: item.error !== undefined,
        items: [{ delete: { _index: 'dictionary-1', ...item } }],
      }),
    )
  })
  await new Promise<void>((resolve) => server?.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  const client = createClient({
    node: `http://127.0.0.1:${typeof address === 'object' ? address?.port : 0}`,
    distribution: 'opensearch',
  })
  try {
    return await writeBulk(client, dictionaryIndex, 'dictionary', {
      upserts: [],
      removals: [{ id: 1, revision: 1 }],
    })
  } finally {
    await client.close()
  }
}

test('a bulk that the alias took tells the index behind it', async () => {
  await expect(removeOne({ status: 200 })).resolves.toBe('dictionary-1')
})

test.each([
  { type: 'index_not_found_exception', reason: 'no such index [dictionary]' },
  {
    type: 'invalid_index_name_exception',
    reason: 'Invalid index name [dictionary], already exists as alias',
  },
])('an alias that is not there, or comes in that moment, is to be asked for again: $type', async (error) => {
  await expect(removeOne({ status: 400, error })).resolves.toBeNull()
})

test('a newer revision in the index is passed over', async () => {
  await expect(
    removeOne({ status: 409, error: { type: 'version_conflict_engine_exception', reason: 'newer' } }),
  ).resolves.toBe('dictionary-1')
})

test('an overloaded node is away, and what it refuses is an error', async () => {
  await expect(
    removeOne({ status: 429, error: { type: 'rejected_execution_exception', reason: 'full' } }),
  ).rejects.toThrow(expect.objectContaining({ name: 'SearchUnavailable' }))
  server?.close()
  await expect(
    removeOne({ status: 400, error: { type: 'mapper_parsing_exception', reason: 'no number' } }),
  ).rejects.toThrow('refuses a document: mapper_parsing_exception')
})
