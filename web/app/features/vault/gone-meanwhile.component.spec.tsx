import { listTags } from '@vitrine/contracts/tags/endpoints'
import { Refused, responds } from '@vitrine/contracts/testing/in-memory-api'
import * as items from '@vitrine/contracts/vault-items/endpoints'
import { beforeEach, describe, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { aTag, aVault, listed, respondsFor } from '../../../tests/a-vault.ts'
import { aVaultItem } from '../../../tests/a-vault-item.ts'
import { button, EDIT_ITEM, entries, field, reader, saved, toDetails } from '../../../tests/a-wizard.ts'
import { all, textsOf } from '../../../tests/in-page.ts'
import { openSite } from '../../../tests/open-site.tsx'

const LIST = '/app/vault/myVault/list'
const AGAIN = 'Something went wrong. Please try again'
const option = (name: string) => page.getByRole('dialog').getByRole('checkbox', { name })
const refusal = (field: string) =>
  new Refused('VALIDATION_FAILED', {
    errors: [{ field, errorCode: 'notFound', errorMessage: 'There is no such tag.' }],
  })

beforeEach(() => sessionStorage.clear())

describe('a tag that is deleted elsewhere while it is being added', () => {
  test('to several items is told, and is offered no more', async () => {
    const vault = aVault({ items: [listed(1), listed(2)], tags: [aTag(5, 'Blue'), aTag(6, 'Green')] })
    await openSite(
      LIST,
      responds(items.updateItems, ({ body }) =>
        body[0]?.value === 5 ? Promise.reject(refusal('0.value')) : { response: { ids: [1, 2] } },
      ),
      ...respondsFor(vault),
    )
    await page.getByRole('checkbox', { name: 'Select all' }).click()
    await button('Update').click()
    await expect.element(option('Blue')).toBeVisible()
    vault.tags = [aTag(6, 'Green')]
    await option('Blue').click()
    await expect.element(page.getByText(AGAIN)).toBeVisible()
    await expect.element(option('Blue')).not.toBeInTheDocument()
    await option('Green').click()
    await expect.element(option('Green')).toBeChecked()
  })

  test('to an item that had another one like it is told, and the next try begins with what the item has now', async () => {
    const vault = aVault({
      items: [listed(1, { tags: [aTag(5, 'Blue')] })],
      tags: [aTag(5, 'Blue'), aTag(6, 'Green')],
    })
    const patch = responds(items.patchItem, ({ body }) =>
      body.tags?.some(({ id }) => id === 5)
        ? Promise.reject(refusal('tags'))
        : listed(1, { tags: [aTag(6, 'Green')] }),
    )
    await openSite(
      LIST,
      patch,
      responds(items.readItem, () => listed(1)),
      ...respondsFor(vault),
    )
    await button('Add a tag: Jug 1').click()
    await expect.element(option('Green')).toBeVisible()
    vault.tags = [aTag(6, 'Green')]
    await option('Green').click()
    await expect.element(page.getByText(AGAIN)).toBeVisible()
    await expect.element(option('Blue')).not.toBeInTheDocument()
    await option('Green').click()
    await expect
      .poll(() => textsOf(all('dialog[open] ul[aria-label="Tags of this item"] li')))
      .toEqual(['Green'])
  })

  test('in the wizard is told at the tags and taken out there, and everything else that was typed stays', async () => {
    let known = [aTag(5, 'Blue'), aTag(6, 'Green')]
    const tagged = aVaultItem({ tags: known.map(({ id, title, color }) => ({ id, title, color })) })
    await openSite(
      EDIT_ITEM,
      reader,
      entries,
      responds(listTags, () => ({
        items: known,
        meta: { total: known.length, currentLimit: 100, currentOffset: 0 },
      })),
      responds(items.readItem, () => tagged),
      responds(items.updateItem, ({ body }) =>
        body.tags?.some(({ id }) => id === 5) ? Promise.reject(refusal('tags')) : saved(12),
      ),
    )
    await toDetails()
    await field('Subtitle').fill('Mine')
    await button('Next').click()
    known = [aTag(6, 'Green')]
    await button('Save').click()
    const tags = page.getByRole('group', { name: 'Tags' })
    await expect.element(tags.getByText(AGAIN)).toBeVisible()
    await expect.element(tags.getByText('Green')).toBeVisible()
    await expect.element(tags.getByText('Blue')).not.toBeInTheDocument()
    await expect.element(field('Subtitle')).toHaveValue('Mine')
    await button('Next').click()
    await button('Save').click()
    await expect
      .element(page.getByText('Congratulations! Your item has been successfully updated'))
      .toBeVisible()
  })
})
