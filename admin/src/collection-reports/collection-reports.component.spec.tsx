import {
  dismissReport,
  liftTakeDown,
  manageReport,
  manageReports,
  takeDownCollection,
} from '@vitrine/contracts/collections/endpoints'
import type { ManagedReport } from '@vitrine/contracts/collections/report-schemas'
import { responds } from '@vitrine/contracts/testing/in-memory-api'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { givesRows, openConsole } from '../../tests/open-console.tsx'
import { screenViolations } from '../../tests/screen-violations.ts'

const LIST = '/app/oms/collection-reports'

const aReport = (change: Partial<ManagedReport> = {}): ManagedReport => ({
  id: 7,
  receivedDate: '2026-11-02T10:00:00.000Z',
  reason: 'illegal',
  comment: 'That clock is mine.',
  email: 'reporter@post.example',
  state: 'new',
  outcome: null,
  settledDate: null,
  settledBy: null,
  takeDownReason: null,
  isSuspected: false,
  collectionId: 3,
  title: 'Clocks',
  description: 'What ticks.',
  picture: null,
  itemsCount: 3,
  collectionStatus: 'public',
  ownerId: 5,
  ownerEmail: 'owner@post.example',
  url: '/app/collection/3',
  revision: 1,
  ...change,
})

function reportsInMemory(report: ManagedReport) {
  const settle = (change: Partial<ManagedReport>) =>
    Object.assign(report, change, { revision: report.revision + 1 })
  return [
    givesRows(manageReports, () => [report]),
    responds(manageReport, () => report),
    responds(dismissReport, () => settle({ state: 'settled', outcome: 'dismissed' })),
    responds(takeDownCollection, ({ body }) =>
      settle({
        state: 'settled',
        outcome: 'taken-down',
        collectionStatus: 'taken-down',
        takeDownReason: body.reason,
      }),
    ),
    responds(liftTakeDown, () => settle({ collectionStatus: 'public' })),
  ]
}

const button = (name: string) => page.getByRole('button', { name, exact: true })

test('D3-069: a report is found, its collection taken down with a reason for the owner, and that lifted', async () => {
  const { asked } = await openConsole(LIST, ...reportsInMemory(aReport()))
  await expect.element(page.getByText('owner@post.example')).toBeVisible()
  expect(await screenViolations()).toEqual([])
  await page.getByRole('link', { name: 'Clocks' }).click()
  await expect.element(page.getByText('That clock is mine.')).toBeVisible()
  await expect.element(page.getByText('Public, 3 items, owner@post.example')).toBeVisible()
  await button('Take down').click()
  await page.getByRole('textbox', { name: /owner reads it/ }).fill('It shows a stolen clock.')
  await page.getByRole('dialog').getByRole('button', { name: 'Take down' }).click()
  await expect.element(page.getByText('The owner was told: It shows a stolen clock.')).toBeVisible()
  await expect.element(page.getByText('Taken down, 3 items, owner@post.example')).toBeVisible()
  expect(await screenViolations()).toEqual([])
  await button('Lift').click()
  await expect.element(page.getByText('Public, 3 items, owner@post.example')).toBeVisible()
  const written = asked.filter(({ method }) => method === 'POST').map(({ path, body }) => [path, body])
  expect(written).toEqual([
    [takeDownCollection.path.replace(':id', '7'), { reason: 'It shows a stolen clock.' }],
    [liftTakeDown.path.replace(':id', '7'), undefined],
  ])
})

test('D3-069: a report is dismissed; of a deleted collection nothing else can be done', async () => {
  await openConsole(
    `${LIST}/7/show`,
    ...reportsInMemory(
      aReport({
        title: null,
        description: null,
        itemsCount: null,
        collectionStatus: 'deleted',
        ownerId: null,
        ownerEmail: null,
        email: null,
        comment: '',
        isSuspected: true,
      }),
    ),
  )
  await expect.element(page.getByText('The owner has deleted this collection.')).toBeVisible()
  await expect.element(page.getByText('The reporter left no email.')).toBeVisible()
  expect(button('Take down').query()).toBeNull()
  await expect.element(page.getByText('Suspected', { exact: true })).toBeVisible()
  await button('Dismiss').click()
  await expect.element(page.getByText('Dismissed', { exact: true })).toBeVisible()
})
