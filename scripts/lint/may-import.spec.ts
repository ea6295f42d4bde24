import { beforeAll, describe, expect, it } from 'vitest'
import { lintPlanted, type Complaint } from './testing/lint-planted.ts'

/** Each file is planted in a copy of the project's lint set-up; the whole set-up is what is under test. */
const planted = {
  'api/src/dictionary/create-article/refused-repository.ts': "import '../../taxonomy/taxonomy.repository.ts'",
  'api/src/dictionary/create-article/own-repository.ts': "import '../articles.repository.ts'",
  'api/src/dictionary/refused-handler.ts': "import '../partners/create-partner.handler.ts'",
  'api/src/dictionary/refused-inside.ts': "import { sortKey } from '../partners/partner-columns.ts'",
  'api/src/http/refused-inside.ts': "import type { Reader } from '../identity/session-reader.ts'",
  'workers/src/newsletter/refused-inside.ts': "import '../maintenance/purges.ts'",
  'api/src/dictionary/refused-workers.ts': "import '@vitrine/workers/main'",
  'workers/src/relay/refused-api.ts': "export * from '@vitrine/api/main'",
  'search/src/refused-database.ts': "import '@vitrine/database/database'",
  'packages/contracts/src/refused-platform.ts': "import '@vitrine/platform/config'",
  'packages/platform/src/refused-app.ts': "export const load = () => import('@vitrine/api/main')",
  'packages/messaging/src/refused-path.ts': "import '../../database/src/database.ts'",
  'web/app/refused-database.ts': "import '@vitrine/database/database'",
  'admin/src/refused-search.ts': "import '@vitrine/search/dictionary'",
  'api/src/media/refused-decoding.ts': "import sharp from 'sharp'",
  'api/src/vault-downloads/refused-layout.ts': "export const load = () => import('pdfkit')",
  'api/src/favorites/refused-workbook.ts': "import { write } from 'xlsx'",
  'workers/src/vault-media/refused-decoding.ts': "import decode from 'heic-decode'",
  'api/src/pictures/refused-task.ts': "import '@vitrine/decoding/tasks/convert-picture'",
  'api/src/vault-downloads/refused-task.ts': "import '@vitrine/documents/tasks/vault-pdf'",
  'packages/documents/src/refused-layout.ts': "import PDFDocument from 'pdfkit'",
  'packages/documents/src/tasks/allowed-workbook.ts': "import { write } from 'xlsx'",
  'api/src/media/allowed.int-spec.ts': "import sharp from 'sharp'",
  'api/src/vault-downloads/allowed-door.ts': "import '@vitrine/documents/document-maker'",
  'api/src/dictionary/refused-testing.ts': "import '@vitrine/testing/test-database'",
  'api/src/dictionary/allowed.int-spec.ts': "import '@vitrine/testing/test-database'",
  'api/src/dictionary/allowed.ts':
    "import '@vitrine/database/database'\nimport '../taxonomy/queries/find-node.ts'\nimport '../taxonomy/taxonomy.module.ts'\nimport '../taxonomy/taxonomy-tree.ts'\nimport '../partners/create-partner.command.ts'\nimport '../partners/import-partners/import-partners.command.ts'\nimport '../http/storable-text.ts'",
  'api/src/allowed-composition.ts': "import './identity/session-reader.ts'",
  'api/src/dictionary/allowed-inside.int-spec.ts': "import '../partners/partner-columns.ts'",
  'packages/contracts/src/refused-cycle-a.ts': "import { b } from './cycle-b.ts'\nexport const a = () => b",
  'packages/contracts/src/cycle-b.ts': "import { a } from './refused-cycle-a.ts'\nexport const b = () => a",
}

let complaints: Complaint[]

beforeAll(async () => {
  complaints = await lintPlanted(
    Object.fromEntries(Object.entries(planted).map(([path, text]) => [path, `${text}\n`])),
  )
})

describe('who may import whom', () => {
  const rulesBroken = (file: string) =>
    complaints.filter(({ filename }) => filename === file).map(({ code }) => code)

  it.each(Object.keys(planted).filter((file) => file.includes('refused-') && !file.includes('cycle')))(
    'refuses %s',
    (file) => {
      expect(rulesBroken(file)).toContain('vitrine(may-import)')
    },
  )

  it.each(Object.keys(planted).filter((file) => !file.includes('refused-') && !file.includes('cycle')))(
    'allows %s',
    (file) => {
      expect(rulesBroken(file)).not.toContain('vitrine(may-import)')
    },
  )

  it('refuses a cycle', () => {
    expect(complaints.map(({ code }) => code)).toContain('import(no-cycle)')
  })
})
