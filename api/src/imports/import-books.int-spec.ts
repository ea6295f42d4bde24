import type { INestApplicationContext } from '@nestjs/common'
import { NestFactory } from '@nestjs/core'
import { openCopyDatabase, type CopyDatabase } from '@vitrine/database/copy-database'
import { createLogger } from '@vitrine/platform/logging'
import { aCategory } from '@vitrine/testing/dictionary-records'
import { testDatabase, type TestDatabase } from '@vitrine/testing/test-database'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { CommandFrame } from '../commands/command-frame.ts'
import { OPERATOR } from '../dictionary/commands/import-articles/article-import.ts'
import { ImportsModule } from '../imports.module.ts'
import { bookCopy } from '../library/commands/import-books/book-copy.ts'
import { copyImport } from './copy-import.ts'
import { ImportFile } from './import-file.ts'
import { runImport } from './run-import.ts'

let data: TestDatabase
let folder: string
let copying: CopyDatabase
let app: INestApplicationContext

beforeAll(async () => {
  data = await testDatabase()
  const ceramics = await aCategory(data.database, { title: 'Ceramics', url: 'ceramics' })
  await aCategory(data.database, { title: 'Porcelain', url: 'porcelain', parentId: ceramics })
  folder = await mkdtemp(join(tmpdir(), 'vitrine-import-'))
  copying = await openCopyDatabase({ url: data.url, applicationName: 'test' })
  app = await NestFactory.createApplicationContext(ImportsModule.with({ database: copying.database, logger: createLogger({ level: 'silent', name: 'import' }) }), { logger: ['error'] })
})
afterAll(async () => {
  await app?.close()
  await copying?.close()
  await data?.drop()
  if (folder) await rm(folder, { recursive: true, force: true })
})

async function run(content: string, name: string) {
  const path = join(folder, name)
  await writeFile(path, content)
  const kind = copyImport({ copying, frame: app.get(CommandFrame), actor: OPERATOR }, await bookCopy({ database: data.database, imageHosts: [], now: () => new Date('2026-06-01') }))
  return await runImport({ database: data.database, kind, file: await ImportFile.open(path), mode: 'upsert', dataDir: folder, signal: new AbortController().signal, onProgress: () => undefined })
}

const book = (changes: object = {}) => JSON.stringify({
  externalId: 'chaffers', title: 'Marks and Monograms', authors: ['William Chaffers'], year: 1863, category: 'Ceramics', subcategory: 'Porcelain', language: 'en', publisher: 'J. Davy',
  description: 'Signs of potters.', contents: [{ title: 'Preface', page: 'v' }, { title: 'Italy', page: 12 }, { title: 'France' }], cover: '/media/books/a.webp', source: 'A shelf', ...changes,
})
const stored = async () => await data.database.selectFrom('books').select(['external_id', 'title', 'author_names', 'year', 'contents', 'revision']).orderBy('external_id').execute()

it('books come in from NDJSON and CSV, one event a range; again they change nothing, and a changed one is brought to its new values', async () => {
  expect(await run(`${book()}\n${book({ externalId: 'jewitt', title: 'Ceramic Art' })}\n`, 'books.ndjson')).toMatchObject({ end: 'done', imported: 2, refused: 0 })
  expect((await stored())[0]).toEqual({
    external_id: 'chaffers', title: 'Marks and Monograms', author_names: ['William Chaffers'], year: 1863, revision: 1,
    contents: [{ title: 'Preface', page: 'v' }, { title: 'Italy', page: '12' }, { title: 'France', page: '' }],
  })
  expect(await data.database.selectFrom('outbox_events').select('type').execute()).toEqual([{ type: 'books.imported.v1' }])
  expect(await run(`${book()}\n${book({ externalId: 'jewitt', title: 'Ceramic Art' })}\n\n`, 'again.ndjson')).toMatchObject({ imported: 0, unchanged: 2 })
  const csv = 'externalId,title,authors,year,category,contents,source\nchaffers,Marks and Monograms,William Chaffers; Frederick Litchfield,1912,ceramics,"Preface|v\nSpain\n",A shelf\n'
  expect(await run(csv, 'books.csv')).toMatchObject({ imported: 1, refused: 0 })
  expect((await stored())[0]).toMatchObject({ author_names: ['William Chaffers', 'Frederick Litchfield'], year: 1912, contents: [{ title: 'Preface', page: 'v' }, { title: 'Spain', page: '' }], revision: 2 })
})

it('rows that cannot be books are refused with their line and reason', async () => {
  const refused = [
    { authors: [] }, { year: 'old' }, { year: 1400 }, { year: 2027 }, { category: 'Nowhere' }, { subcategory: 'Nowhere' }, { language: 'English' }, { externalId: '' },
    { cover: 'https://elsewhere.example/x.jpg' }, { contents: [{ title: 'A', page: 'p. 3' }] }, { contents: 'no list\0' },
  ]
  const result = await run(`${refused.map((changes) => book({ externalId: `refused ${JSON.stringify(changes)}`, ...changes })).join('\n')}\n`, 'refused.ndjson')
  expect(result).toMatchObject({ imported: 0, refused: 11 })
  expect(result?.firstRefused.map(({ errors }) => errors.map(({ field, errorCode }) => `${field} ${errorCode}`).join(', '))).toEqual([
    'authors null', 'year invalid', 'year Size', 'year invalid', 'category notFound', 'subcategory notFound', 'language invalid', 'externalId null', 'cover invalid', 'contents.0.page invalid', 'contents.0.title invalid',
  ])
})
