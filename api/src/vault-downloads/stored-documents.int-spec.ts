import { ProcessDied } from '@vitrine/platform/limited-process'
import { fileStorage } from '@vitrine/platform/storage/file-storage'
import { exportMarks } from '@vitrine/contracts/favorites/endpoints'
import type { DocumentMaker } from '@vitrine/documents/document-maker'
import { documentOf } from '@vitrine/domain/vault/media-objects'
import { untilDoneOrStuck } from '@vitrine/testing/until-done-or-stuck'
import { aVaultItem } from '@vitrine/testing/vault-records'
import { sql } from 'kysely'
import { readdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { DownloadSteps } from '../documents/download-steps.ts'
import { emptyDocuments } from '../testing/empty-documents.ts'
import { aMember, aSession, type TestMember } from '../testing/members.ts'
import { callAs, testApi, type TestApi } from '../testing/test-api.ts'

/** Where the making itself is not what is tested: a process that makes one takes a second to start. */
const atOnce: DocumentMaker = {
  ...emptyDocuments,
  vaultPdf: async (_input, output) => await writeFile(output, '%PDF-'),
}

let api: TestApi
/** On the same database; its documents are made by processes of their own. */
let real: TestApi

beforeAll(async () => {
  api = await testApi({ documents: atOnce })
  real = await testApi({ on: api.data })
})
afterAll(async () => {
  await real.close()
  await api.close()
})

describe('one document at a time', () => {
  const files = ['items/pdf', 'items/csv', 'originals/zip']

  /** Held by another process of the api. */
  const turnOf = async ({ userId }: TestMember, until: Date) =>
    await api.data.pool.query(
      'INSERT INTO document_turns (user_id, holder, leased_until) VALUES ($1, gen_random_uuid(), $2)',
      [userId, until],
    )
  const inSeconds = (seconds: number) => new Date(api.clock.now().getTime() + seconds * 1000)

  test('while one is being made for a member, every other is refused and says when to come back', async () => {
    const member = await aMember(api.app, api.data.database, 'unlimited')
    await turnOf(member, inSeconds(60))
    for (const [method, url] of [
      ...files.map((what) => ['GET', `/api/v1/vault/download/${what}`] as const),
      ['POST', '/api/v1/vault/documents'] as const,
      [exportMarks.method, exportMarks.path] as const,
    ]) {
      const { status, headers, body } = await member.call(method, url)
      expect([status, headers['retry-after'], body.message], url).toEqual([
        429,
        '10',
        'Another document of yours is being made. Please wait until it is finished, then try again.',
      ])
    }
  })

  test('the turn is free after each, after the headers alone, and once the process that held it is gone', async () => {
    const member = await aMember(api.app, api.data.database, 'unlimited')
    const turns = async () =>
      (
        await api.data.pool.query<{ user_id: number }>(
          'SELECT user_id FROM document_turns WHERE user_id = $1',
          [member.userId],
        )
      ).rows.length
    await turnOf(member, inSeconds(-1))
    for (const what of files) {
      expect((await member.call('GET', `/api/v1/vault/download/${what}`)).status, what).toBe(200)
      expect(await turns(), what).toBe(0)
      await member.call('HEAD', `/api/v1/vault/download/${what}`)
      await expect.poll(turns).toBe(0)
    }
  })

  test('the headers of a PDF make none', async () => {
    const member = await aMember(api.app, api.data.database, 'unlimited')
    const { status, headers, body } = await member.call('HEAD', '/api/v1/vault/download/items/pdf')
    expect([status, headers['content-type'], body]).toEqual([
      200,
      'application/pdf',
      expect.toSatisfy((sent) => !sent),
    ])
    expect((await member.call('GET', '/api/v1/vault/documents/newest')).body.document).toBeNull()
  })

  test('each is made in steps, between which other calls run', async () => {
    const member = await aMember(api.app, api.data.database, 'unlimited')
    const paced = vi.spyOn(api.app.get(DownloadSteps), 'paced')
    try {
      for (const [at, what] of files.entries()) {
        await member.call('GET', `/api/v1/vault/download/${what}`)
        expect(paced, what).toHaveBeenCalledTimes(at + 1)
      }
    } finally {
      paced.mockRestore()
    }
  })

  test('other members do not wait for it', async () => {
    await turnOf(await aMember(api.app, api.data.database, 'unlimited'), inSeconds(60))
    const other = await aMember(api.app, api.data.database, 'unlimited')
    expect((await other.call('GET', '/api/v1/vault/download/items/pdf')).status).toBe(200)
  })
})

describe('a document that is kept', () => {
  const newest = async (member: TestMember) =>
    (await member.call('GET', '/api/v1/vault/documents/newest')).body.document
  const finished = async (member: TestMember) => {
    // Its process has a low priority, and others use the machine as well.
    await untilDoneOrStuck({
      what: 'the document',
      isDone: async () => (await newest(member)).state !== 'making',
      progress: async () => (await newest(member)).state,
    })
    return await newest(member)
  }
  const file = async (member: TestMember, id: number) =>
    await member.call('GET', `/api/v1/vault/documents/${id}/file`)

  async function made(member: TestMember): Promise<{ id: number }> {
    expect((await member.call('POST', '/api/v1/vault/documents')).status).toBe(202)
    return await finished(member)
  }

  test('is made beside the call that starts it, and fetched whole by its owner', async () => {
    const member = await aMember(real.app, api.data.database, 'free')
    await aVaultItem(api.data.database, member.userId, { title: 'Bowl' })
    const { status, body } = await member.call('POST', '/api/v1/vault/documents')
    expect([status, body.response]).toMatchObject([
      202,
      { state: 'making', bytes: null, expiresDate: null, isDownloaded: false, problem: null },
    ])
    const document = await finished(member)
    expect(document).toMatchObject({ id: body.response.id, state: 'ready', isDownloaded: false })
    const { statusCode, headers, rawPayload } = await real.app.inject({
      url: `/api/v1/vault/documents/${document.id}/file`,
      headers: { cookie: await aSession(api.data.database, member.userId) },
    })
    expect([
      statusCode,
      headers['content-type'],
      headers['content-disposition'],
      headers['cache-control'],
      rawPayload.length,
      rawPayload.toString('latin1').trimEnd().slice(-5),
    ]).toEqual([
      200,
      'application/pdf',
      'attachment; filename=vaultItems.pdf',
      'private, no-store',
      document.bytes,
      '%%EOF',
    ])
    expect(await newest(member)).toMatchObject({ isDownloaded: true })
  })

  test('is ready once the turn of its member is free, never before', async () => {
    const member = await aMember(real.app, api.data.database, 'unlimited')
    const { body } = await member.call('POST', '/api/v1/vault/documents')
    await api.data.database.transaction().execute(async (transaction) => {
      await sql`SELECT 1 FROM document_turns WHERE user_id = ${member.userId} FOR UPDATE`.execute(transaction)
      await untilDoneOrStuck({
        what: 'the end of the turn',
        isDone: async () => {
          const { rows } = await sql`
            SELECT 1 FROM pg_stat_activity
            WHERE datname = current_database() AND wait_event_type = 'Lock'
              AND query ILIKE 'delete from "document_turns"%'
          `.execute(api.data.database)
          return rows.length > 0
        },
        progress: () => 'making',
      })
      const { state } = await api.data.database
        .selectFrom('vault_documents')
        .select('state')
        .where('id', '=', body.response.id)
        .executeTakeFirstOrThrow()
      expect(state).toBe('making')
    })
    expect(await finished(member)).toMatchObject({ state: 'ready' })
  })

  test('is there for nobody else, staff among them, and not without a session', async () => {
    const member = await aMember(api.app, api.data.database, 'unlimited')
    const { id } = await made(member)
    const staff = await aMember(api.app, api.data.database, 'staff')
    const other = await aMember(api.app, api.data.database, 'unlimited')
    expect([
      (await file(staff, id)).status,
      (await file(other, id)).status,
      (await api.visitor('GET', `/api/v1/vault/documents/${id}/file`)).status,
      (await file(member, id)).status,
    ]).toEqual([404, 404, 401, 200])
  })

  test('is never below /media/', async () => {
    const member = await aMember(api.app, api.data.database, 'unlimited')
    const { id } = await made(member)
    const { rows } = await api.data.pool.query<{ key: string }>(
      'SELECT key FROM vault_documents WHERE id = $1',
      [id],
    )
    const object = documentOf(rows[0]?.key ?? '')
    expect(await fileStorage(join(api.dataDir, 'media')).exists(object)).toBe(true)
    expect((await api.visitor('GET', `/media/${object}`)).status).toBe(404)
  })

  test('ends when a newer one replaces it, be it one that was downloaded at once', async () => {
    const member = await aMember(api.app, api.data.database, 'unlimited')
    const first = await made(member)
    const second = await made(member)
    expect([(await file(member, first.id)).status, (await file(member, second.id)).status]).toEqual([
      404, 200,
    ])
    await member.call('GET', '/api/v1/vault/download/items/pdf')
    expect((await file(member, second.id)).status).toBe(404)
  })

  test('ends after 24 hours', async () => {
    const later = await testApi({ on: api.data, documents: atOnce })
    try {
      const { userId } = await aMember(later.app, api.data.database, 'unlimited')
      // A session lasts an hour.
      const signedIn = async (): Promise<TestMember> => ({
        userId,
        email: '',
        call: callAs(later.app, { cookie: await aSession(api.data.database, userId, later.clock.now()) }),
      })
      const { id } = await made(await signedIn())
      later.clock.advance({ hours: 23, minutes: 59 })
      expect((await file(await signedIn(), id)).status).toBe(200)
      later.clock.advance({ minutes: 1, seconds: 10 })
      const member = await signedIn()
      expect([(await file(member, id)).status, await newest(member)]).toEqual([404, null])
    } finally {
      await later.close()
    }
  })

  test('that was interrupted is made again when its owner looks, and reported as failed after the third time', async () => {
    const member = await aMember(api.app, api.data.database, 'unlimited')
    const interrupted = async (attempts: number) => {
      const { id } = await api.data.database
        .insertInto('vault_documents')
        .values({
          user_id: member.userId,
          key: `interrupted${attempts}`,
          state: 'making',
          attempts,
          requested_at: api.clock.now(),
          expires_at: new Date(api.clock.now().getTime() + 1000 * 3600),
        })
        .returning('id')
        .executeTakeFirstOrThrow()
      return id
    }
    const again = await interrupted(1)
    expect(await finished(member)).toMatchObject({ id: again, state: 'ready' })
    const last = await interrupted(3)
    expect(await finished(member)).toMatchObject({ id: last, state: 'failed', problem: 'unexpected' })
  })

  describe('whose making does not end as usual', () => {
    const withMaker = async (documents: Partial<DocumentMaker>, use: (other: TestApi) => Promise<void>) => {
      const other = await testApi({ on: api.data, documents: { ...emptyDocuments, ...documents } })
      try {
        await use(other)
      } finally {
        await other.close()
      }
    }
    const objectsIn = async ({ dataDir }: TestApi) =>
      await readdir(join(dataDir, 'media/vault/documents')).catch(() => [])

    test('leaves no file where the account is erased meanwhile', async () => {
      const vaultPdf: DocumentMaker['vaultPdf'] = async (_input, output) => {
        await writeFile(output, '%PDF-')
        await api.data.pool.query('UPDATE vault_documents SET user_id = NULL')
      }
      await withMaker({ vaultPdf }, async (other) => {
        const member = await aMember(other.app, api.data.database, 'unlimited')
        expect((await member.call('GET', '/api/v1/vault/download/items/pdf')).status).toBe(404)
        expect(await objectsIn(other)).toEqual([])
      })
    })

    test('gives nobody half a file where it breaks off', async () => {
      const vaultPdf: DocumentMaker['vaultPdf'] = async (_input, output) => {
        await writeFile(output, '%PDF-')
        throw new Error('the disk is full')
      }
      await withMaker({ vaultPdf }, async (other) => {
        const member = await aMember(other.app, api.data.database, 'unlimited')
        expect((await member.call('GET', '/api/v1/vault/download/items/pdf')).status).toBe(500)
        const document = await newest(member)
        expect(document).toMatchObject({ state: 'failed', problem: 'unexpected', bytes: null })
        expect([(await file(member, document.id)).status, await objectsIn(other)]).toEqual([404, []])
      })
    })

    test.each([
      ['twice is made at the third attempt', 2, 200, { state: 'ready', problem: null }],
      ['each time is reported as failed', 9, 500, { state: 'failed', problem: 'unexpected' }],
    ])('whose process is killed from outside %s', async (_, kills, status, document) => {
      let starts = 0
      const vaultPdf: DocumentMaker['vaultPdf'] = async (_input, output) => {
        starts += 1
        if (starts <= kills) throw new ProcessDied('crash')
        await writeFile(output, '%PDF-')
      }
      await withMaker({ vaultPdf }, async (other) => {
        const member = await aMember(other.app, api.data.database, 'unlimited')
        expect((await member.call('GET', '/api/v1/vault/download/items/pdf')).status).toBe(status)
        expect(await newest(member)).toMatchObject(document)
        expect(starts).toBe(3)
      })
    })

    test('is made again after a restart where the api stops in between', async () => {
      const stopping: Partial<DocumentMaker> = {
        vaultPdf: async () => await Promise.reject(new Error('the process died')),
        isClosed: () => true,
      }
      await withMaker(stopping, async (other) => {
        const member = await aMember(other.app, api.data.database, 'unlimited')
        await member.call('GET', '/api/v1/vault/download/items/pdf')
        const session = { cookie: await aSession(api.data.database, member.userId) }
        const restarted = { ...member, call: callAs(api.app, session) }
        expect((await newest(restarted)).state).toBe('making')
        expect(await finished(restarted)).toMatchObject({ state: 'ready' })
      })
    })
  })

  test('that would be too large is refused with the way to the table', async () => {
    const strict = await testApi({ on: api.data, settings: { DOCUMENT_PAGES: '1' } })
    try {
      const member = await aMember(strict.app, api.data.database, 'unlimited')
      for (const at of Array(2).keys())
        await aVaultItem(api.data.database, member.userId, {
          title: `Long ${at}`,
          description: 'A line.\n'.repeat(90),
        })
      const { status, body } = await member.call('GET', '/api/v1/vault/download/items/pdf')
      expect([status, body]).toMatchObject([
        409,
        {
          errorCode: 'DOCUMENT_TOO_LARGE',
          message: 'Your vault is too large for one PDF. Please download the CSV: it has every item.',
        },
      ])
      expect(await newest(member)).toMatchObject({ state: 'failed', problem: 'tooLarge', bytes: null })
    } finally {
      await strict.close()
    }
  })
})
