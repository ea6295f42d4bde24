import {
  deleteMemberNow,
  keepMember,
  listDeletionRequests,
  retryDeletion,
} from '@vitrine/contracts/members/deletion-endpoints'
import type { ManagedDeletion } from '@vitrine/contracts/members/schemas'
import { responds } from '@vitrine/contracts/testing/in-memory-api'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { givesRows, openConsole } from '../../tests/open-console.tsx'
import { screenViolations } from '../../tests/screen-violations.ts'

const LIST = '/app/oms/account-deletion-requests'

const aRequest = (change: Partial<ManagedDeletion> = {}): ManagedDeletion => ({
  id: 4,
  accountId: 7,
  email: 'ann@post.example',
  displayName: 'Ann Lee',
  membership: 'unlimited',
  requestedDate: '2026-11-02T10:00:00.000Z',
  dueDate: '2026-12-02T10:00:00.000Z',
  reason: 'Too many clocks.',
  state: 'waiting',
  isBegun: false,
  problem: '',
  revision: 1,
  ...change,
})

async function open(request: ManagedDeletion) {
  const become = (change: Partial<ManagedDeletion>) =>
    Object.assign(request, change, { revision: request.revision + 1 })
  const states: unknown[] = []
  const console = await openConsole(
    LIST,
    givesRows(listDeletionRequests, ({ state }) => {
      states.push(state)
      return [request]
    }),
    responds(keepMember, () => become({ state: 'kept' })),
    responds(deleteMemberNow, () => become({ isBegun: true })),
    responds(retryDeletion, () => become({ state: 'waiting', problem: '' })),
  )
  return { ...console, states }
}

const button = (name: string) => page.getByRole('button', { name, exact: true })
const written = (asked: readonly { method: string; path: string; body: unknown }[]) =>
  asked.filter(({ method }) => method === 'POST').map(({ path, body }) => [path, body])

test('D3-102: who asked, why and when; an account is kept', async () => {
  const { asked, states } = await open(aRequest())
  await expect.element(page.getByRole('heading', { name: 'Accounts to be deleted' })).toBeVisible()
  for (const text of ['ann@post.example', 'Ann Lee', 'Too many clocks.', 'Waiting'])
    await expect.element(page.getByRole('table').getByText(text, { exact: true })).toBeVisible()
  const headers = document.querySelector('thead')?.textContent.toLowerCase() ?? ''
  expect(
    ['email', 'display name', 'membership', 'requested', 'due', 'reason', 'status'].filter(
      (name) => !headers.includes(name),
    ),
  ).toEqual([])
  expect(states).toEqual(['open'])
  const { searchParams } = new URL(
    asked.find(({ path }) => path.startsWith(listDeletionRequests.path))?.path ?? '',
    'https://console.invalid',
  )
  expect([searchParams.get('range'), searchParams.get('sort')]).toEqual(['[0,19]', '["dueDate","ASC"]'])
  expect(await screenViolations()).toEqual([])
  await button('Keep').click()
  await page.getByRole('dialog').getByRole('button', { name: 'Keep', exact: true }).click()
  await expect.element(page.getByRole('table').getByText('Kept')).toBeVisible()
  expect(written(asked)).toEqual([[keepMember.path.replace(':id', '4'), undefined]])
})

test('D3-102: an account is deleted now once its email is typed, and no other', async () => {
  const { asked } = await open(aRequest())
  await button('Delete now').click()
  const confirm = page.getByRole('dialog').getByRole('button', { name: 'Delete now' })
  await page.getByRole('textbox', { name: 'Type the email of the account' }).fill('anna@post.example')
  await expect.element(confirm).toBeDisabled()
  await page.getByRole('textbox', { name: 'Type the email of the account' }).fill('Ann@Post.example')
  await confirm.click()
  await expect.element(button('Keep')).not.toBeInTheDocument()
  expect(written(asked)).toEqual([[deleteMemberNow.path.replace(':id', '4'), { email: 'Ann@Post.example' }]])
})

test('D3-102: what failed says why and is retried; what is deleted names a number', async () => {
  const { asked } = await open(
    aRequest({
      state: 'failed',
      isBegun: true,
      problem: 'The storage of photos and videos did not respond.',
    }),
  )
  await expect.element(page.getByText('The storage of photos and videos did not respond.')).toBeVisible()
  expect(button('Keep').query()).toBeNull()
  await button('Retry').click()
  await expect.element(page.getByRole('table').getByText('Waiting')).toBeVisible()
  expect(written(asked)).toEqual([[retryDeletion.path.replace(':id', '4'), undefined]])

  await open(aRequest({ state: 'deleted', email: null, displayName: null, membership: null, reason: '' }))
  await expect.element(page.getByText('Deleted account 7')).toBeVisible()
  expect(button('Retry').query()).toBeNull()
})
