import * as collections from '@vitrine/contracts/collections/endpoints'
import { readUserDetails } from '@vitrine/contracts/identity/endpoints'
import { Refused, responds, type AskedCall } from '@vitrine/contracts/testing/in-memory-api'
import { describe, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { aPublicCollection, publicItemsOf } from '../../../../tests/a-collection.ts'
import { aUser } from '../../../../tests/a-user.ts'
import { openSite } from '../../../../tests/open-site.tsx'
import { violationsIn } from '@vitrine/contracts/testing/violations'

const PAGE = '/app/reportCollection?collectionId=5'
const member = responds(readUserDetails, () => aUser())
const visitor = responds(readUserDetails, () => Promise.reject(new Refused('NOT_SIGNED_IN')))
const shown = responds(collections.readPublicCollection, () => aPublicCollection())
const items = responds(collections.listPublicItems, ({ query: { s } }) =>
  publicItemsOf(s === 'title:asc' ? ['Cup', 'Teapot'] : ['Teapot', 'Cup']),
)
const reports = (asked: readonly AskedCall[]) =>
  asked.filter(({ path }) => path.endsWith('/reports')).map(({ path, body }) => [path, body])
const send = page.getByRole('button', { name: 'Send report' })

describe('the public collection', () => {
  test('D3-067, D3-068: is sorted where it stands, leads to its items and to its report', async () => {
    const { place } = await openSite('/app/collection/5', visitor, shown, items)
    await page.getByLabelText('Sort by').selectOptions('Title A-Z')
    await expect.poll(place).toBe('/app/collection/5?s=title%3Aasc')
    await expect.element(page.getByRole('heading', { level: 3 }).first()).toHaveTextContent('Cup')
    await expect
      .element(page.getByRole('link', { name: 'Teapot' }))
      .toHaveAttribute('href', '/app/vault/publicVaultItem?id=2')
    expect(await violationsIn('main')).toEqual([])
    await page.getByRole('link', { name: 'Report Collection' }).click()
    await expect.poll(place).toBe(PAGE)
  })
})

describe('the report', () => {
  test('D3-069: of a visitor needs a reason, and something else in words; then it thanks', async () => {
    const { asked } = await openSite(
      PAGE,
      visitor,
      shown,
      responds(collections.reportCollection, () => ({ success: true as const })),
    )
    await send.click()
    await expect.element(page.getByText('Please choose a reason')).toBeVisible()
    await expect.element(page.getByRole('radio', { name: 'Explicit or offensive content' })).toHaveFocus()
    await page.getByRole('radio', { name: 'Something else' }).click()
    await send.click()
    await expect.element(page.getByText('Please describe what is wrong')).toBeVisible()
    expect(await violationsIn('main')).toEqual([])
    await page.getByLabelText('Comment').fill('These are my photos.')
    await send.click()
    await expect
      .element(page.getByRole('heading', { name: 'Thank you. We will look at this collection.' }))
      .toHaveFocus()
    await expect
      .element(page.getByRole('link', { name: 'Back to the collection' }))
      .toHaveAttribute('href', '/app/collection/5')
    expect(reports(asked)).toEqual([
      [
        '/api/v1/vault/public/item-collections/5/reports',
        { reason: 'other', comment: 'These are my photos.', email: '', remark: '' },
      ],
    ])
  })

  test('D3-069: of a member has their email filled in, which they may take out', async () => {
    const { asked } = await openSite(
      PAGE,
      member,
      shown,
      responds(collections.reportCollection, () => ({ success: true as const })),
    )
    await expect.element(page.getByLabelText('Email (optional)')).toHaveValue('ana@vitrine.example')
    await page.getByLabelText('Email (optional)').fill('')
    await page.getByRole('radio', { name: 'Spam or advertising' }).click()
    await send.click()
    await expect.element(page.getByText('Thank you. We will look at this collection.')).toBeVisible()
    expect(reports(asked)).toEqual([
      [expect.any(String), { reason: 'spam', comment: '', email: '', remark: '' }],
    ])
  })

  test.each([
    ['TOO_MANY_REQUESTS', 'You have sent many reports. Please wait a while and try again.'],
    ['UNEXPECTED', 'There was an error! Your report has not been sent.'],
    ['COLLECTION_NOT_PUBLIC', "We're sorry, but this collection is no longer public"],
  ] as const)('D3-069: that is refused with %s says so, and keeps what was typed', async (code, sentence) => {
    await openSite(
      PAGE,
      visitor,
      shown,
      responds(collections.reportCollection, () => Promise.reject(new Refused(code))),
    )
    await page.getByRole('radio', { name: 'Private information' }).click()
    await page.getByLabelText('Comment').fill('My address stands in it.')
    await send.click()
    await expect.element(page.getByText(sentence)).toBeVisible()
    await expect.element(page.getByLabelText('Comment')).toHaveValue('My address stands in it.')
    await expect.element(page.getByRole('radio', { name: 'Private information' })).toBeChecked()
  })
})
