import { existsSync } from 'node:fs'
import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { gunzipSync } from 'node:zlib'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { readGenerateArguments } from './generate-arguments.ts'
import { writeArticlesTo } from './write-articles.ts'

describe('an article file', () => {
  let folder = ''
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'vitrine-generated-'))
  })
  afterAll(() => rm(folder, { recursive: true, force: true }))

  it('has the same bytes for the same seed, packed where its name says so', async () => {
    const [packed, again, plain] = [join(folder, 'a.ndjson.gz'), join(folder, 'sub', 'b.ndjson.gz'), join(folder, 'c.ndjson')]
    const progress: number[] = []
    await writeArticlesTo(packed, { count: 450, seed: 3, onProgress: (done) => progress.push(done) })
    for (const path of [again, plain]) await writeArticlesTo(path, { count: 450, seed: 3, onProgress: () => undefined })
    expect(await readFile(again)).toEqual(await readFile(packed))
    expect(gunzipSync(await readFile(packed))).toEqual(await readFile(plain))
    expect((await readFile(plain, 'utf8')).trimEnd().split('\n')).toHaveLength(450)
    expect(progress).toEqual([200, 400, 450])
    expect(existsSync(`${packed}.part`)).toBe(false)
  })
})

describe('what to generate', () => {
  it('is read from the arguments', () => {
    expect(readGenerateArguments(['dictionary-articles', '300000'], '/data')).toEqual({ count: 300_000, seed: 1, out: '/data/generated/dictionary-articles-300000.ndjson.gz' })
    expect(readGenerateArguments(['dictionary-articles', '28,000', '--seed', '9', '--out', '-'], '/data')).toEqual({ count: 28_000, seed: 9, out: '-' })
  })

  it.each([[[]], [['vases', '5']], [['dictionary-articles']], [['dictionary-articles', '0']], [['dictionary-articles', '1e3']], [['dictionary-articles', '5', '--seed', 'x']], [['dictionary-articles', '5', 'more']], [['dictionary-articles', '5', '--force']]])(
    'is refused with the usage: %j',
    (args) => {
      expect(() => readGenerateArguments(args, '/data')).toThrow('npm run generate')
    },
  )
})
