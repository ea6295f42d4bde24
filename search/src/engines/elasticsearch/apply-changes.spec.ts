import { createServer, type Server } from 'node:http'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { dictionaryIndex } from '../../dictionary/dictionary.index.ts'
import type { SearchEngine } from '../../search-engine.ts'
import { createElasticsearchEngine } from './engine.ts'

const LIVE = `test-${dictionaryIndex.id}`
const BUILDING = `${LIVE}-building`

/** What a node holds of one definition: the index behind each alias, and which index each bulk reached. */
let behind: Record<string, string>
let writes: { index: string; refreshed: boolean }[]
/** Runs when a bulk has been written, before its response. */
let afterBulk: () => void
let server: Server
let engine: SearchEngine

beforeEach(async () => {
  behind = { [LIVE]: 'first' }
  writes = []
  afterBulk = () => {}
  server = createServer((request, response) => {
    const url = new URL(request.url ?? '', 'http://node.invalid')
    const chunks: Buffer[] = []
    request.on('data', (chunk: Buffer) => chunks.push(chunk))
    request.on('end', () => {
      const [status, body] =
        url.pathname === '/_bulk'
          ? bulk(Buffer.concat(chunks).toString(), url.searchParams.get('refresh') === 'true')
          : aliases()
      response.writeHead(status, { 'content-type': 'application/json' })
      response.end(JSON.stringify(body))
    })
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  engine = createElasticsearchEngine({
    indexPrefix: 'test-',
    node: `http://127.0.0.1:${typeof address === 'object' ? address?.port : 0}`,
    distribution: 'opensearch',
  })
})

afterEach(async () => {
  await engine.close()
  server.close()
})

function bulk(body: string, refreshed: boolean): [status: number, body: object] {
  const alias = /"_index":"([^"]+)"/.exec(body)?.[1] ?? ''
  const index = behind[alias]
  if (index === undefined)
    return [
      200,
      {
        errors: true,
        items: [
          {
            delete: {
              _index: alias,
              status: 404,
              error: { type: 'index_not_found_exception', reason: alias },
            },
          },
        ],
      },
    ]
  writes.push({ index, refreshed })
  afterBulk()
  return [200, { errors: false, items: [{ delete: { _index: index, status: 200 } }] }]
}

function aliases(): [status: number, body: object] {
  const found = Object.fromEntries(
    Object.entries(behind).map(([alias, index]) => [index, { aliases: { [alias]: {} } }]),
  )
  return BUILDING in behind
    ? [200, found]
    : [404, { ...found, error: `alias [${BUILDING}] missing`, status: 404 }]
}

const removeOne = () => engine.apply(dictionaryIndex, { upserts: [], removals: [{ id: 1, revision: 1 }] })
const reached = () => writes.map(({ index }) => index)

describe('a change', () => {
  test('reaches the live index in one write, which searches see', async () => {
    await removeOne()
    expect(writes).toEqual([{ index: 'first', refreshed: true }])
  })

  test('reaches the index that is being built, too, which nobody searches yet', async () => {
    behind[BUILDING] = 'second'
    await removeOne()
    expect(writes).toEqual([
      { index: 'first', refreshed: true },
      { index: 'second', refreshed: false },
    ])
  })

  test('that reached an index whose rebuild then became live is written again', async () => {
    behind[BUILDING] = 'second'
    afterBulk = () => {
      behind = { [LIVE]: 'second' }
    }
    await removeOne()
    expect(reached().at(-1)).toBe('second')
  })

  test('that another rebuild was begun under is written to that one', async () => {
    behind[BUILDING] = 'second'
    afterBulk = () => {
      if (writes.length === 1) behind[BUILDING] = 'third'
    }
    await removeOne()
    expect(reached()).toContain('third')
  })

  test('of an index that is not there is an error', async () => {
    behind = {}
    await expect(removeOne()).rejects.toThrow(`there is no index ${dictionaryIndex.id} to write to`)
  })

  test('of nothing calls nobody', async () => {
    await engine.apply(dictionaryIndex, { upserts: [], removals: [] })
    expect(writes).toEqual([])
  })
})
