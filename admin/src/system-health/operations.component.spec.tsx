import {
  listDeadLetters,
  listIndexes,
  listQueues,
  readHealth,
  readOutbox,
  readStorageUse,
  rebuildIndex,
} from '@vitrine/contracts/operations/endpoints'
import { type IndexStatus, systemParts } from '@vitrine/contracts/operations/schemas'
import { Refused, responds } from '@vitrine/contracts/testing/in-memory-api'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { anIndex } from '../../tests/an-index.ts'
import { givesRows, openConsole } from '../../tests/open-console.tsx'
import { screenViolations } from '../../tests/screen-violations.ts'

const storage = responds(readStorageUse, () => ({
  kind: 'files' as const,
  everything: { files: 1204, bytes: 3_200_000, countedAt: '2026-11-24T10:00:00.000Z' },
  members: [{ kind: 'image', files: 12, bytes: 900_000 }],
  orphans: { files: 3, bytes: 4000, due: 1 },
  databaseBytes: 40_000_000,
  freeBytes: 500_000_000,
}))
const health = responds(readHealth, () => ({
  checkedAt: '2026-11-24T10:00:00.000Z',
  parts: systemParts.map((part) => ({
    part,
    state: part === 'mail' ? ('down' as const) : ('up' as const),
    milliseconds: 3,
    detail: '',
    problem: part === 'mail' ? 'the mail server does not respond' : null,
  })),
}))
const comparison = {
  documents: 5000,
  records: 4980,
  documentRevision: 7,
  recordRevision: 7,
  skipped: 0,
  isSettled: true,
  comparedAt: '2026-11-28T10:00:00.000Z',
}
const figure = (label: string) => page.getByText(label, { exact: true })

test('a part that is down says what that means, and leads to what to do about it', async () => {
  const { place } = await openConsole('/app/oms/system-health', health, storage)
  await expect.element(page.getByText('Down: Mail.')).toBeVisible()
  const mail = page.getByRole('region', { name: 'Mail' })
  await expect
    .element(
      mail.getByText(
        /The mail server does not respond\. Emails wait, and are sent when the server is back\./,
      ),
    )
    .toBeVisible()
  await expect.element(figure('Orphans waiting to be deleted')).toBeVisible()
  await expect.element(page.getByText('3 (4.0 kB)')).toBeVisible()
  await expect.element(page.getByText(/The disk of the data folder is nearly full/)).toBeVisible()
  expect(await screenViolations()).toEqual([])
  await mail.getByRole('link', { name: 'Runbook: Mail' }).click()
  await expect.element(page.getByRole('heading', { level: 3, name: 'Mail' })).toHaveFocus()
  expect(place()).toBe('/app/oms/runbook')
  expect(await screenViolations()).toEqual([])
})

test('health that cannot be read says why that may be, and leads to what to do about it', async () => {
  await openConsole(
    '/app/oms/system-health',
    responds(readHealth, () => {
      throw new Refused('SERVICE_UNAVAILABLE')
    }),
    storage,
  )
  await expect
    .element(
      page.getByText(
        /The health of the parts cannot be read: the API does not respond, or its database is away\./,
      ),
    )
    .toBeVisible()
  await expect
    .element(page.getByRole('link', { name: 'Runbook: Postgres' }))
    .toHaveAttribute('href', '/app/oms/runbook#postgres')
  await expect.element(page.getByRole('button', { name: 'Try again' }).first()).toBeVisible()
})

test('records that an index lacks are named, with what to do about them', async () => {
  const lastRebuild = {
    startedAt: '2026-11-24T10:00:00.000Z',
    finishedAt: '2026-11-24T10:01:00.000Z',
    documents: 1198,
    expected: 1200,
    state: 'done' as const,
    error: null,
    skipped: {
      count: 2,
      records: [
        { id: 7, reason: 'The title is missing.' },
        { id: 9, reason: 'The title is missing.' },
      ],
    },
  }
  await openConsole(
    '/app/oms/search-indexes',
    responds(listIndexes, () => [{ ...anIndex, lastRebuild }]),
  )
  await expect
    .element(
      page.getByText(
        /2 records could not be read and are not in the index\. Correct each and save it: then it is indexed\./,
      ),
    )
    .toBeVisible()
  await expect.element(page.getByText('Record 7: The title is missing.')).toBeVisible()
  await expect
    .element(
      page
        .getByRole('region', { name: 'The dictionary index' })
        .getByRole('link', { name: 'Runbook: Search indexes' }),
    )
    .toBeVisible()
})

test('a rebuild shows how many of its own records are written, not of the old index', async () => {
  const lastRebuild = {
    startedAt: '2026-11-24T10:00:00.000Z',
    finishedAt: null,
    documents: 300,
    expected: 1200,
    state: 'running' as const,
    error: null,
    skipped: { count: 0, records: [] },
  }
  await openConsole(
    '/app/oms/search-indexes',
    responds(listIndexes, () => [{ ...anIndex, lastRebuild }]),
  )
  await expect.element(page.getByText(/300 of 1,200 documents/)).toBeVisible()
  await expect
    .element(page.getByRole('progressbar', { name: 'Rebuild progress' }))
    .toHaveAttribute('aria-valuenow', '25')
})

test('an index that differs from the database says how, and that a rebuild mends it', async () => {
  let compared: IndexStatus['comparison'] = comparison
  await openConsole(
    '/app/oms/search-indexes',
    responds(listIndexes, () => [{ ...anIndex, comparison: compared }]),
    responds(rebuildIndex, () => {
      compared = { ...comparison, documents: 4980 }
      return { started: true as const }
    }),
  )
  const difference = page.getByText(
    /The index differs from the database: it holds 20 documents without a record\. Rebuild it\./,
  )
  await expect.element(difference).toBeVisible()
  await expect
    .element(page.getByText(/5,000 documents of 4,980 records, highest revisions 7 and 7\./))
    .toBeVisible()
  await page.getByRole('button', { name: 'Rebuild' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Rebuild' }).click()
  await expect.element(page.getByText(/4,980 documents of 4,980 records/)).toBeVisible()
  await expect.element(difference).not.toBeInTheDocument()
})

test('an index that changes while it is compared is not called different', async () => {
  await openConsole(
    '/app/oms/search-indexes',
    responds(listIndexes, () => [{ ...anIndex, comparison: { ...comparison, isSettled: false } }]),
  )
  await expect.element(page.getByText(/Changes were on their way\./)).toBeVisible()
  await expect.element(page.getByText(/differs from the database/)).not.toBeInTheDocument()
})

test('a rebuild that is asked for twice is told', async () => {
  const message = 'A rebuild of this index is already waiting or running.'
  await openConsole(
    '/app/oms/search-indexes',
    responds(listIndexes, () => [{ ...anIndex, lagSeconds: 400 }]),
    responds(rebuildIndex, () => {
      throw new Refused('STATUS_CONFLICT', { message })
    }),
  )
  await expect.element(page.getByText(/Search shows the state of 7 min ago\./)).toBeVisible()
  await page.getByRole('button', { name: 'Rebuild' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Rebuild' }).click()
  await expect.element(page.getByText(message)).toBeVisible()
})

test('jobs are counted by queue, with the way to each in Bull Board, and a paused queue is told', async () => {
  await openConsole(
    '/app/oms/jobs',
    responds(listQueues, () => ({
      store: 'redis' as const,
      queues: [{ name: 'send-mail', waiting: 1200, active: 2, delayed: 0, paused: true }],
    })),
  )
  await expect
    .element(page.getByRole('row', { name: /^Sending of emails send-mail/ }).getByText('1,200'))
    .toBeVisible()
  await expect
    .element(page.getByRole('link', { name: 'send-mail' }))
    .toHaveAttribute('href', '/oms/bull-board/queue/send-mail')
  await expect.element(page.getByText(/Paused: Sending of emails \(send-mail\)\./)).toBeVisible()
  expect(await screenViolations()).toEqual([])
})

test('an outbox that is behind says so, and a dead letter names what it was about', async () => {
  const letter = {
    id: 'dictionary-search-7',
    eventId: 7,
    consumer: 'dictionary-search',
    eventType: 'article.published.v1',
    payload: { articleId: 4 },
    attempts: 6,
    failedAt: '2026-11-24T10:00:00.000Z',
    lastError: 'no',
    about: { type: 'dictionary-article', id: 4, name: 'Hallmark', url: 'hallmark' },
  }
  const { goTo } = await openConsole(
    '/app/oms/outbox',
    responds(readOutbox, () => ({
      waiting: 4,
      inFlight: 0,
      failed: 1,
      oldestWaitingSeconds: 300,
      consumers: [{ consumer: 'refresh-caches', waiting: 4, inFlight: 0, failed: 0 }],
    })),
    givesRows(listDeadLetters, () => [letter]),
  )
  await expect.element(page.getByText(/The oldest delivery has waited for 5 min/)).toBeVisible()
  await expect.element(page.getByRole('rowheader', { name: 'Caches of pages refresh-caches' })).toBeVisible()
  await goTo('/app/oms/dead-letters')
  await expect
    .element(page.getByRole('link', { name: 'article Hallmark' }))
    .toHaveAttribute('href', '/oryEditor/hallmark')
  // In words, each with the name by which logs know it.
  await expect
    .element(page.getByRole('cell', { name: 'Search for articles dictionary-search' }))
    .toBeVisible()
  await expect
    .element(page.getByRole('cell', { name: 'Article published article.published.v1' }))
    .toBeVisible()
  expect(await screenViolations()).toEqual([])

  // A phone has what is done about it on the screen, and what it was about among the details.
  await page.viewport(390, 844)
  await openConsole(
    '/app/oms/dead-letters',
    givesRows(listDeadLetters, () => [letter]),
  )
  await expect.element(page.getByRole('button', { name: 'Discard' })).toBeVisible()
  expect(
    page.getByRole('button', { name: 'Discard' }).element().getBoundingClientRect().right,
  ).toBeLessThanOrEqual(390)
  await page.getByRole('button', { name: /^Details of/ }).click()
  await expect.element(page.getByRole('link', { name: 'article Hallmark' })).toBeVisible()
})
