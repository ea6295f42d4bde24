import type { AttributeType } from '@vitrine/contracts/custom-attributes/attributes'
import * as attributes from '@vitrine/contracts/custom-attributes/endpoints'
import type { Attribute } from '@vitrine/contracts/custom-attributes/schemas'
import { LOGIN_PAGE } from '@vitrine/contracts/identity/log-in-path'
import { Refused, responds } from '@vitrine/contracts/testing/in-memory-api'
import { describe, expect, onTestFinished, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { aVault, callsTo, respondsFor } from '../../../../tests/a-vault.ts'
import { heldRefusal } from '../../../../tests/held-refusal.ts'
import { all, textsOf } from '../../../../tests/in-page.ts'
import { openSite } from '../../../../tests/open-site.tsx'
import { violationsIn } from '@vitrine/contracts/testing/violations'

const CALL = '/api/v1/vault/custom-attributes'
const own = (
  id: number,
  displayName: string,
  itemsCount = 0,
  type: AttributeType = 'INSURANCE',
): Attribute => ({
  id,
  attributeType: type,
  type,
  displayName,
  isDefault: false,
  parentId: null,
  path: [],
  sort: 0,
  itemsCount,
})
const lists = (all: Attribute[]) =>
  responds(attributes.listAttributes, ({ query: { offset, limit } }) => ({
    items: all.slice(offset, offset + limit),
    meta: { total: all.length, currentLimit: limit, currentOffset: offset },
  }))
const names = () => textsOf(all('main ul[aria-label] > li > span:first-child'))
const button = (name: string) => page.getByRole('button', { name, exact: true })
const open = (path: string, ...responders: Parameters<typeof openSite>[1][]) =>
  openSite(path, ...responders, ...respondsFor(aVault()))
const INSURERS = '/app/vault/insuranceCompanies'

describe('own insurers and storage locations', () => {
  test.each([
    [INSURERS, 'INSURANCE', 'There are no custom insurances.'],
    ['/app/vault/storageLocations', 'STORAGE_LOCATION', 'There are no custom storage locations.'],
  ])('D2-154: at %s are of one kind, and where there are none say so', async (path, type, words) => {
    const { asked } = await open(path, lists([]))
    await expect.element(page.getByText(words)).toBeVisible()
    expect(callsTo(asked, CALL)).toEqual([
      ['GET', `?f.type=${type}&f.isDefault=false&offset=0&limit=20&s=displayName:asc`],
    ])
  })

  test('D2-154, D2-157: are listed 20 a page', async () => {
    await open(
      INSURERS,
      lists(Array.from({ length: 21 }, (_, place) => own(place + 1, `Company ${place + 1}`))),
    )
    await expect.poll(() => names().length).toBe(20)
    await expect
      .element(page.getByRole('link', { name: 'Page 2' }))
      .toHaveAttribute('href', `${INSURERS}?offset=20`)
    expect(await violationsIn('main')).toEqual([])
  })

  test.each([
    [INSURERS, 'INSURANCE', 'f.insuranceId'],
    ['/app/vault/storageLocations', 'STORAGE_LOCATION', 'f.storageLocationId'],
  ] as const)('at %s lead to the items that have them', async (path, type, filter) => {
    await open(path, lists([own(8, 'Aldgate', 3, type), own(9, 'Borough', 0, type)]))
    await expect
      .element(page.getByRole('link', { name: '3 items' }))
      .toHaveAttribute('href', `/app/vault/myVault/list?${filter}=8`)
    expect(await violationsIn('main')).toEqual([])
  })

  test('a name that was typed when the session ended is in its field again after the log-in', async () => {
    const { href } = location
    history.replaceState(null, '', LOGIN_PAGE)
    onTestFinished(() => history.replaceState(null, '', href))
    const list = lists([own(1, 'Aldgate'), own(2, 'Borough')])
    await open(
      INSURERS,
      responds(attributes.renameAttribute, () => Promise.reject(new Refused('SIGN_IN_REQUIRED'))),
      list,
    )
    await button('Rename Borough').click()
    await page.getByLabelText('Name').fill('Barbican')
    await userEvent.keyboard('{Enter}')
    await expect.poll(() => JSON.stringify({ ...sessionStorage })).toContain('Barbican')
    await open(INSURERS, list)
    await expect.element(page.getByLabelText('Name')).toHaveValue('Barbican')
    await userEvent.keyboard('{Escape}')
    await open(INSURERS, list)
    await expect.poll(names).toEqual(['Aldgate', 'Borough'])
  })

  test('D2-154, D2-162, D2-164, D2-165: are renamed at once; a name that was refused comes back with its reason, in its field', async () => {
    const given = heldRefusal()
    const exists = 'This Insurance company name already exists. Please use the existing value.'
    const { asked } = await open(
      INSURERS,
      responds(attributes.renameAttribute, () => given.promise),
      lists([own(1, 'Aldgate'), own(2, 'Borough')]),
    )
    await button('Rename Aldgate').click()
    await page.getByLabelText('Name').fill('a')
    await userEvent.keyboard('{Enter}')
    await expect.element(page.getByText('Please use at least two characters in the name.')).toBeVisible()
    await page.getByLabelText('Name').fill('Borough')
    await userEvent.keyboard('{Enter}')
    await expect.poll(names).toEqual(['Borough', 'Borough'])
    given.reject(
      new Refused('ALREADY_EXISTS', {
        errors: [{ field: 'displayName', errorCode: 'exists', errorMessage: exists }],
      }),
    )
    await expect.element(page.getByText(exists)).toBeVisible()
    await expect.element(page.getByLabelText('Name')).toHaveValue('Borough')
    await userEvent.keyboard('{Escape}')
    await expect.poll(names).toEqual(['Aldgate', 'Borough'])
    expect(callsTo(asked, `${CALL}/1`)).toEqual([
      ['PUT', '', { id: 1, type: 'INSURANCE', displayName: 'Borough' }],
    ])
  })

  test('D2-162, D2-163: are deleted after a question, which tells of the items that use one; a failure brings it back', async () => {
    const given = heldRefusal()
    await open(
      INSURERS,
      responds(attributes.deleteAttribute, () => given.promise),
      lists([own(1, 'Aldgate', 3), own(2, 'Borough')]),
    )
    await button('Delete Aldgate').click()
    await expect.element(page.getByRole('heading', { name: 'Delete insurance company' })).toBeVisible()
    await expect
      .element(
        page.getByText('Are you sure? 3 of your items use it and will no longer have an insurance company.'),
      )
      .toBeVisible()
    await expect.element(page.getByRole('alertdialog').getByText('Aldgate', { exact: true })).toBeVisible()
    await button('Cancel').click()
    await button('Delete Borough').click()
    await expect.element(page.getByText('Are you sure? It will be deleted.')).toBeVisible()
    await button('Yes').click()
    await expect.poll(names).toEqual(['Aldgate3 items'])
    await expect.element(page.getByText('1 entry', { exact: true }).first()).toBeInTheDocument()
    given.reject(new Refused('UNEXPECTED'))
    await expect.element(page.getByText('Something went wrong! Please try again later!')).toBeVisible()
    await expect.poll(names).toEqual(['Aldgate3 items', 'Borough'])
    await expect.element(page.getByText('2 entries', { exact: true }).first()).toBeInTheDocument()
  })
})
