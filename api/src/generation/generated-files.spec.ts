import { existsSync } from 'node:fs'
import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { gunzipSync } from 'node:zlib'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { readGenerateArguments } from './generate-arguments.ts'
import { writeLinesTo } from './generated-files.ts'
import { generatedKinds, type GeneratedKind } from './generated-kinds.ts'

const articles = (count: number, seed: number) => ({
  lines: generatedKinds['dictionary-articles'].lines({ count, seed, format: 'ndjson', starterContent }),
  count,
})
const starterContent = join(import.meta.dirname, '../../starter-content')
const soldItems: GeneratedKind = generatedKinds['sold-items']

describe('a generated file', () => {
  let folder = ''
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'vitrine-generated-'))
  })
  afterAll(() => rm(folder, { recursive: true, force: true }))

  it('has the same bytes for the same seed, packed where its name says so', async () => {
    const [packed, again, plain] = [
      join(folder, 'a.ndjson.gz'),
      join(folder, 'sub', 'b.ndjson.gz'),
      join(folder, 'c.ndjson'),
    ]
    const progress: number[] = []
    await writeLinesTo(packed, { ...articles(450, 3), onProgress: (done) => progress.push(done) })
    for (const path of [again, plain])
      await writeLinesTo(path, { ...articles(450, 3), onProgress: () => undefined })
    expect(await readFile(again)).toEqual(await readFile(packed))
    expect(gunzipSync(await readFile(packed))).toEqual(await readFile(plain))
    expect((await readFile(plain, 'utf8')).trimEnd().split('\n')).toHaveLength(450)
    expect(progress).toEqual([200, 400, 450])
    expect(existsSync(`${packed}.part`)).toBe(false)
  })

  it('has a header where its kind has one, which does not count', async () => {
    const path = join(folder, 'sold.csv')
    await writeLinesTo(path, {
      lines: soldItems.lines({ count: 3, seed: 1, format: 'csv', starterContent }),
      header: soldItems.header?.('csv'),
      count: 3,
      onProgress: () => undefined,
    })
    const lines = (await readFile(path, 'utf8')).trimEnd().split('\n')
    expect(lines).toHaveLength(4)
    expect(lines[0]).toBe(
      'externalId,title,description,category,saleDate,price,currency,priceBasis,source,maker,pieces,trueMedian',
    )
  })
})

describe('what to generate', () => {
  it.each([
    ['sold-items', 'x.ndjson.gz', 'ndjson'],
    ['sold-items', 'X.CSV.GZ', 'csv'],
    ['sold-items', 'x.csv', 'csv'],
    ['sold-items', '-', 'csv'],
    ['dictionary-articles', '/tmp/x.ndjson', 'ndjson'],
  ])('%s are written to %s as %s', (kind, out, format) => {
    expect(readGenerateArguments([kind, '5', '--out', out], '/data')).toMatchObject({ out, format })
  })

  it.each([
    ['dictionary-articles', 'x.csv.gz', 'must end in .ndjson, .ndjson.gz for dictionary-articles'],
    ['sold-items', 'x.txt', 'must end in .csv, .csv.gz, .ndjson, .ndjson.gz for sold-items'],
    ['sold-items', 'x.gz', 'must end in'],
    ['sold-items', 'x', 'must end in'],
  ])('%s are not written to %s', (kind, out, words) => {
    expect(() => readGenerateArguments([kind, '5', '--out', out], '/data')).toThrow(words)
  })

  it('as NDJSON, sold items have one object a line and no header', async () => {
    const [first = '', ...others] = soldItems.lines({
      count: 3,
      seed: 1,
      format: 'ndjson',
      starterContent,
    })
    expect([JSON.parse(first), others.length, soldItems.header?.('ndjson')]).toEqual([
      expect.objectContaining({ externalId: expect.any(String), price: expect.anything() }),
      2,
      undefined,
    ])
  })

  it('is read from the arguments', () => {
    expect(readGenerateArguments(['dictionary-articles', '300000'], '/data')).toEqual({
      kind: 'dictionary-articles',
      count: 300_000,
      seed: 1,
      out: '/data/generated/dictionary-articles-300000.ndjson.gz',
      format: 'ndjson',
    })
    expect(
      readGenerateArguments(['dictionary-articles', '28,000', '--seed', '9', '--out', '-'], '/data'),
    ).toEqual({ kind: 'dictionary-articles', count: 28_000, seed: 9, out: '-', format: 'ndjson' })
    expect(readGenerateArguments(['sold-items', '20000'], '/data')).toEqual({
      kind: 'sold-items',
      count: 20_000,
      seed: 1,
      out: '/data/generated/sold-items-20000.csv.gz',
      format: 'csv',
    })
  })

  it.each([
    [[]],
    [['vases', '5']],
    [['dictionary-articles']],
    [['dictionary-articles', '0']],
    [['dictionary-articles', '1e3']],
    [['dictionary-articles', '5', '--seed', 'x']],
    [['dictionary-articles', '5', 'more']],
    [['dictionary-articles', '5', '--force']],
  ])('is refused with the usage: %j', (args) => {
    expect(() => readGenerateArguments(args, '/data')).toThrow('npm run generate')
  })
})
