import { readUserDetails } from '@vitrine/contracts/identity/endpoints'
import { Refused, responds } from '@vitrine/contracts/testing/in-memory-api'
import { changeLabel, isRestorable } from '@vitrine/contracts/vault-history/changes'
import { listChanges, restoreField } from '@vitrine/contracts/vault-history/endpoints'
import type { ItemChange } from '@vitrine/contracts/vault-history/schemas'
import { readItem } from '@vitrine/contracts/vault-items/endpoints'
import { vaultItemMessages } from '@vitrine/contracts/vault-items/messages'
import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { aUser } from '../../../../tests/a-user.ts'
import { aVaultItem } from '../../../../tests/a-vault-item.ts'
import { textsOf } from '../../../../tests/in-page.ts'
import { openSite } from '../../../../tests/open-site.tsx'
import { formatMoment } from '../../../shared/format/dates.ts'

const at = '2026-11-02T10:00:00.000Z'
const change = (id: number, field: string, rest: Partial<ItemChange> = {}): ItemChange => ({
  id,
  changedAt: at,
  by: 'you',
  field,
  label: changeLabel(field),
  before: null,
  after: null,
  isRestorable: isRestorable(field, rest.before ?? null),
  ...rest,
})

interface Stage {
  changes: ItemChange[]
  item: ReturnType<typeof aVaultItem>
}

const open = async (
  stage: Stage,
  restore: () => number = () => 12,
  user = aUser(['ROLE_UNLIMITED'], 'Active'),
) => {
  const restored: unknown[] = []
  const site = await openSite(
    '/app/vault/myVaultItem?id=12',
    responds(readUserDetails, () => user),
    responds(readItem, () => stage.item),
    responds(listChanges, ({ query: { offset, limit } }) => ({
      items: stage.changes.slice(offset, offset + limit),
      meta: { total: stage.changes.length, currentLimit: limit, currentOffset: offset },
    })),
    responds(restoreField, ({ params }) => {
      restored.push(params.changeId)
      return { response: { id: restore() } }
    }),
  )
  await page.getByRole('button', { name: 'History' }).click()
  return { ...site, restored, history: page.getByRole('region', { name: 'History' }) }
}
const restoreButton = (label: string) =>
  page.getByRole('button', { name: new RegExp(`^Restore ${label} of `) })

test('the history is asked for when it is opened, and says who changed what from what to what', async () => {
  const staffAt = '2026-10-01T08:30:00.000Z'
  const { asked, history } = await open({
    item: aVaultItem(),
    changes: [
      change(9, 'purchasePrice', { before: null, after: 1234.5 }),
      change(8, 'purchaseDate', { before: '2020-02-29', after: '2019-06-02' }),
      change(7, 'insurance', {
        before: { isGiven: false, entry: null },
        after: { isGiven: true, entry: { id: 4, displayName: 'Fine art policy' } },
      }),
      change(6, 'tags', { before: [{ id: 5, title: 'Favorite' }], after: [] }),
      change(5, 'images', { before: [{ id: 1 }], after: [{ id: 1 }, { id: 2 }] }),
      change(4, 'subtitle', { changedAt: staffAt, by: 'staff', before: '', after: 'Georgian' }),
      change(1, 'created', { changedAt: '2026-09-01T08:30:00.000Z' }),
    ],
  })
  await expect
    .poll(() => textsOf(history.getByRole('list', { name: 'Changes' }).getByRole('paragraph').elements()))
    .toEqual([
      `${formatMoment(at)} · You`,
      'Tags',
      'from Favorite→ to Empty',
      'Date acquired',
      'from Feb 29, 2020→ to Jun 02, 2019',
      'Purchase price',
      'from Empty→ to $ 1,234.50',
      'Insured',
      'from No→ to Fine art policy',
      'Photos',
      'from 1 photo→ to 2 photos',
      `${formatMoment(staffAt)} · Vitrine staff`,
      'Subtitle',
      'from Empty→ to Georgian',
      `${formatMoment('2026-09-01T08:30:00.000Z')} · You`,
      'Created',
    ])
  await expect.element(restoreButton('Photos')).not.toBeInTheDocument()
  await expect.element(restoreButton('Created')).not.toBeInTheDocument()
  expect(asked.filter(({ path }) => path.includes('/history'))).toHaveLength(1)
})

test('is not asked for while it is folded', async () => {
  const { asked } = await openSite(
    '/app/vault/myVaultItem?id=12',
    responds(readUserDetails, () => aUser(['ROLE_UNLIMITED'], 'Active')),
    responds(readItem, () => aVaultItem()),
  )
  await expect
    .element(page.getByRole('button', { name: 'History' }))
    .toHaveAttribute('aria-expanded', 'false')
  expect(asked.filter(({ path }) => path.includes('/history'))).toEqual([])
})

test('a field is restored after a question, by the keyboard, and the page shows it', async () => {
  const stage = {
    item: aVaultItem({ subtitle: 'Mended' }),
    changes: [change(4, 'subtitle', { before: 'Georgian', after: 'Mended' })],
  }
  const { restored, asked } = await open(stage, () => {
    stage.item = aVaultItem({ subtitle: 'Georgian', revision: 4 })
    stage.changes = [change(5, 'subtitle', { before: 'Mended', after: 'Georgian' }), ...stage.changes]
    return 12
  })
  await expect.element(restoreButton('Subtitle')).toBeVisible()
  restoreButton('Subtitle').element().focus()
  await userEvent.keyboard('{Enter}')
  const dialog = page.getByRole('alertdialog', { name: 'Restore subtitle' })
  await expect.element(dialog.getByText('Georgian')).toBeVisible()
  await userEvent.keyboard('{Escape}')
  await expect.element(dialog).not.toBeInTheDocument()
  await expect.element(restoreButton('Subtitle')).toHaveFocus()
  expect(restored).toEqual([])
  await userEvent.keyboard('{Enter}')
  await dialog.getByRole('button', { name: 'Restore' }).click()
  await expect.element(page.getByText('Subtitle restored.')).toBeVisible()
  await expect.element(page.getByText('from Mended→ to Georgian')).toBeVisible()
  await expect.element(page.getByRole('article').getByText('Georgian', { exact: true }).first()).toBeVisible()
  expect(restored).toEqual([4])
  expect(
    asked.filter(({ method }) => method === 'POST').map(({ headers }) => headers.get('if-match')),
  ).toEqual(['"3"'])
})

test('a refusal says why in the sentence of a save', async () => {
  await open(
    {
      item: aVaultItem(),
      changes: [change(4, 'tags', { before: [{ id: 5, title: 'Lost' }], after: [] })],
    },
    () => {
      throw new Refused('VALIDATION_FAILED', {
        errors: [{ field: 'tags', errorCode: 'notFound', errorMessage: vaultItemMessages.unknownTag }],
      })
    },
  )
  await restoreButton('Tags').click()
  await page.getByRole('button', { name: 'Restore', exact: true }).click()
  await expect.element(page.getByText('Tags could not be restored. This tag does not exist.')).toBeVisible()
})

test('what was changed elsewhere meanwhile is shown first, and asked about once more', async () => {
  const stage = {
    item: aVaultItem({ subtitle: 'Mended' }),
    changes: [change(4, 'subtitle', { before: 'Georgian', after: 'Mended' })],
  }
  let tries = 0
  const { asked } = await open(stage, () => {
    tries += 1
    if (tries > 1) return 12
    stage.item = aVaultItem({ subtitle: 'Changed elsewhere', revision: 9 })
    throw new Refused('REVISION_CONFLICT')
  })
  await restoreButton('Subtitle').click()
  await page.getByRole('button', { name: 'Restore', exact: true }).click()
  await expect.element(page.getByRole('alertdialog', { name: 'Changed meanwhile' })).toBeVisible()
  await expect.element(page.getByText('Changed elsewhere', { exact: true })).toBeVisible()
  await page.getByRole('button', { name: 'Restore anyway' }).click()
  await expect.element(page.getByText('Subtitle restored.')).toBeVisible()
  expect(
    asked.filter(({ method }) => method === 'POST').map(({ headers }) => headers.get('if-match')),
  ).toEqual(['"3"', '"9"'])
})

test('long texts are folded, and older changes come when they are asked for, with the focus on them', async () => {
  const long = Array.from({ length: 20 }, (_, line) => `Line ${line} of the description.`).join('\n')
  const { history } = await open({
    item: aVaultItem(),
    changes: [
      change(99, 'description', { before: 'A short one.', after: long }),
      ...Array.from({ length: 20 }, (_, older) =>
        change(40 - older, 'subtitle', { before: `Older ${older}`, after: 'Newer' }),
      ),
    ],
  })
  await expect.element(history.getByText('A short one.')).toBeVisible()
  await history.getByRole('button', { name: 'Read more' }).click()
  await expect.element(history.getByRole('button', { name: 'Read less' })).toBeVisible()
  await expect.element(history.getByText('from Older 19→ to Newer')).not.toBeInTheDocument()
  await history.getByRole('button', { name: 'Show more' }).click()
  await expect.element(history.getByText('from Older 19→ to Newer')).toBeVisible()
  await expect.element(history.getByRole('list', { name: 'Changes, continued 1' })).toHaveFocus()
  await expect.element(history.getByRole('button', { name: 'Show more' })).not.toBeInTheDocument()
})

test('an older item has none yet, and the suspended only look', async () => {
  await open({ item: aVaultItem(), changes: [] })
  await expect.element(page.getByText('No changes yet. They are listed here from now on.')).toBeVisible()
  await open(
    { item: aVaultItem(), changes: [change(4, 'subtitle', { before: 'Georgian', after: 'Mended' })] },
    undefined,
    aUser(['ROLE_UNLIMITED'], 'Suspended'),
  )
  await expect.element(page.getByText('from Georgian→ to Mended')).toBeVisible()
  await expect.element(restoreButton('Subtitle')).not.toBeInTheDocument()
})
