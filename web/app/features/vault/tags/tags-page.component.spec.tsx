import { LOGIN_PAGE } from '@vitrine/contracts/identity/log-in-path'
import * as tags from '@vitrine/contracts/tags/endpoints'
import { tagColors } from '@vitrine/contracts/tags/tags'
import { Refused, responds } from '@vitrine/contracts/testing/in-memory-api'
import { describe, expect, onTestFinished, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { aTag, aVault, callsTo, fails, respondsFor } from '../../../../tests/a-vault.ts'
import { heldRefusal } from '../../../../tests/held-refusal.ts'
import { all, textsOf } from '../../../../tests/in-page.ts'
import { openSite } from '../../../../tests/open-site.tsx'
import { violationsIn } from '@vitrine/contracts/testing/violations'

const TAGS = '/app/vault/myTags'
const CALL = '/api/v1/vault/tags'
const rows = () => textsOf(all('main ul[aria-label="Tags"] li > span:first-child > span:first-child'))
const button = (name: string) => page.getByRole('button', { name, exact: true })
const vaultOf = () => aVault({ tags: [aTag(1, 'Blue', { itemsCount: 2 }), aTag(2, 'Green')] })

describe('the tags', () => {
  test('D2-140, D2-142: are listed 15 a page in the stored order, with the items that carry each', async () => {
    const { asked } = await openSite(
      TAGS,
      ...respondsFor(
        aVault({
          tags: Array.from({ length: 16 }, (_, place) =>
            aTag(place + 1, `Tag ${place + 1}`, { itemsCount: place }),
          ),
        }),
      ),
    )
    await expect.poll(() => rows().length).toBe(15)
    await expect
      .element(page.getByRole('link', { name: 'Page 2' }))
      .toHaveAttribute('href', `${TAGS}?offset=15`)
    await expect
      .element(page.getByRole('link', { name: '2 items' }))
      .toHaveAttribute('href', '/app/vault/myVault/list?f.tagsId=3')
    expect(callsTo(asked, CALL)).toEqual([['GET', '?offset=0&limit=15&s=createdDate:desc']])
    await page.getByLabelText('Sort by').selectOptions('Alphabetic')
    await expect.poll(() => callsTo(asked, CALL).at(-1)).toEqual(['GET', '?offset=0&limit=15&s=title:asc'])
    expect(callsTo(asked, '/api/v1/user-preferences/vaultTagListSort')).toEqual([['PUT', '?value=title:asc']])
    expect(await violationsIn('main')).toEqual([])
  })

  test('where there are none say so', async () => {
    await openSite(TAGS, ...respondsFor(aVault()))
    await expect.element(page.getByText('You have no tags yet.')).toBeVisible()
  })

  test('D2-140, D2-152: one is gone at once when it is deleted, and comes back with its place where that fails', async () => {
    const given = heldRefusal()
    await openSite(
      TAGS,
      responds(tags.deleteTag, () => given.promise),
      ...respondsFor(vaultOf()),
    )
    await button('Delete Blue').click()
    await expect.element(page.getByText('Are you sure? Your tag will be deleted.')).toBeVisible()
    await expect.element(page.getByRole('alertdialog').getByText('Blue', { exact: true })).toBeVisible()
    await button('Yes').click()
    await expect.poll(rows).toEqual(['Green'])
    await expect.element(page.getByRole('link', { name: 'Edit Green' })).toHaveFocus()
    await expect.element(page.getByText('1 tag', { exact: true }).first()).toBeInTheDocument()
    given.reject(new Refused('UNEXPECTED'))
    await expect.poll(rows).toEqual(['Blue', 'Green'])
    await expect.element(page.getByText('2 tags', { exact: true }).first()).toBeInTheDocument()
    await expect.element(page.getByText('Something went wrong! Please try again later!')).toBeVisible()
  })
})

describe('D2-140, D2-152: the form of a tag', () => {
  test('is open again after the log-in where the session ended while it was saved', async () => {
    const { href } = location
    history.replaceState(null, '', LOGIN_PAGE)
    onTestFinished(() => history.replaceState(null, '', href))
    await openSite(
      TAGS,
      responds(tags.updateTag, () => Promise.reject(new Refused('SIGN_IN_REQUIRED'))),
      ...respondsFor(vaultOf()),
    )
    await page.getByRole('link', { name: 'Edit Green' }).click()
    await page.getByLabelText('Name').fill('Greenish')
    await page.getByRole('radio', { name: 'Brown' }).click()
    await button('Update Tag').click()
    await expect.poll(() => JSON.stringify({ ...sessionStorage })).toContain('Greenish')
    await openSite(TAGS, ...respondsFor(vaultOf()))
    await expect.element(page.getByLabelText('Name')).toHaveValue('Greenish')
    await expect.element(page.getByRole('radio', { name: 'Brown' })).toBeChecked()
    await expect.element(button('Update Tag')).toBeEnabled()
  })

  test('D2-144 to D2-147, D2-149, D2-151: begins with the default color, is sent once there is a name, says so, and the tags are asked for again', async () => {
    const vault = vaultOf()
    const { asked } = await openSite(
      TAGS,
      responds(tags.createTag, ({ body }) => {
        vault.tags.push(aTag(9, body.title, { color: body.color }))
        return { response: { id: 9, ...body } }
      }),
      ...respondsFor(vault),
    )
    await page.getByRole('link', { name: 'Create new Tag' }).click()
    await expect.element(page.getByRole('radio', { name: 'Grey' })).toBeChecked()
    expect(textsOf(all('dialog[open] fieldset label'))).toEqual(tagColors.map(({ name }) => name))
    await expect.element(button('Create new Tag')).toBeDisabled()
    await expect.element(page.getByLabelText('Name')).toHaveAttribute('maxlength', '30')
    await page.getByLabelText('Name').fill('   ')
    await userEvent.tab()
    await expect
      .element(page.getByText('Please include letters, numbers, or special characters in Tag Name.'))
      .toBeVisible()
    expect(await violationsIn('dialog[open]')).toEqual([])
    await page.getByLabelText('Name').fill('Chipped')
    await page.getByRole('radio', { name: 'Teal' }).click()
    await button('Create new Tag').click()
    await expect.element(page.getByText('Your tag has been created.')).toBeVisible()
    expect(callsTo(asked, CALL)).toHaveLength(2)
    await button('Continue').click()
    await expect.poll(rows).toEqual(['Blue', 'Green', 'Chipped'])
    expect(callsTo(asked, CALL).slice(1)).toEqual([
      ['POST', '', { title: 'Chipped', color: '#3FB5A8' }],
      ['GET', '?offset=0&limit=15&s=createdDate:desc'],
    ])
  })

  test('D2-144, D2-149, D2-151: of a tag that is edited is sent once it differs; the list shows it without being asked for again', async () => {
    const { asked } = await openSite(
      TAGS,
      responds(tags.updateTag, ({ params: { id }, body }) => ({ response: { id, ...body } })),
      ...respondsFor(vaultOf()),
    )
    await page.getByRole('link', { name: 'Edit Blue' }).click()
    await expect.element(button('Update Tag')).toBeDisabled()
    await page.getByLabelText('Name').fill('Navy')
    await button('Update Tag').click()
    await expect.element(page.getByText('Your tag has been updated.')).toBeVisible()
    await button('Continue').click()
    await expect.poll(rows).toEqual(['Navy', 'Green'])
    expect(callsTo(asked, CALL)).toHaveLength(1)
  })

  test('D2-148: says at the name that there is one already, and loses nothing', async () => {
    const exists = new Refused('ALREADY_EXISTS', {
      errors: [{ field: 'title', errorCode: 'exists', errorMessage: 'This tag name already exists.' }],
    })
    await openSite(
      TAGS,
      responds(tags.createTag, () => Promise.reject(exists)),
      ...respondsFor(vaultOf()),
    )
    await page.getByRole('link', { name: 'Create new Tag' }).click()
    await page.getByLabelText('Name').fill('blue')
    await button('Create new Tag').click()
    await expect.element(page.getByText('This tag name already exists.')).toBeVisible()
    await expect.element(page.getByLabelText('Name')).toHaveValue('blue')
  })

  test('D2-150: asks before what was typed is lost, by Cancel and by Escape; unchanged it closes', async () => {
    await openSite(TAGS, ...respondsFor(vaultOf()))
    const form = page.getByRole('dialog', { name: 'New tag' })
    await page.getByRole('link', { name: 'Create new Tag' }).click()
    await expect.element(form.getByLabelText('Name')).toHaveFocus()
    await button('Cancel').click()
    await expect.element(form).not.toBeInTheDocument()
    await page.getByRole('link', { name: 'Create new Tag' }).click()
    await page.getByLabelText('Name').fill('Ch')
    await userEvent.keyboard('{Escape}')
    await expect
      .element(page.getByRole('alertdialog').getByText('All information that you added will be lost.'))
      .toBeVisible()
    await page.getByRole('alertdialog').getByRole('button', { name: 'Cancel' }).click()
    await expect.element(page.getByLabelText('Name')).toHaveValue('Ch')
    await form.getByRole('button', { name: 'Cancel' }).first().click()
    await page.getByRole('alertdialog').getByRole('button', { name: 'Yes' }).click()
    await expect.element(form).not.toBeInTheDocument()
  })

  test('D2-144, D2-150: has a page of its own in both modes, which asks before it is left', async () => {
    const site = await openSite(
      '/app/vault/tag?id=2',
      responds(tags.updateTag, ({ params: { id }, body }) => ({ response: { id, ...body } })),
      ...respondsFor(vaultOf()),
    )
    await expect.element(page.getByRole('heading', { name: 'Edit tag' })).toBeVisible()
    await page.getByLabelText('Name').fill('Olive')
    await button('Cancel').click()
    await expect
      .element(page.getByRole('alertdialog').getByText('All information that you added will be lost.'))
      .toBeVisible()
    await page.getByRole('alertdialog').getByRole('button', { name: 'Cancel' }).click()
    await button('Update Tag').click()
    await button('Continue').click()
    await expect.poll(() => site.place()).toBe(TAGS)
    await openSite('/app/vault/tag', ...respondsFor(vaultOf()))
    await expect.element(button('Create new Tag')).toBeDisabled()
    await openSite('/app/vault/tag?id=77', ...respondsFor(vaultOf()))
    await expect.element(page.getByText('This tag does not exist.')).toBeVisible()
  })
})

test('D2-010: tags that do not come can be asked for again', async () => {
  await openSite(TAGS, responds(tags.listTags, fails), ...respondsFor(vaultOf()))
  await expect.element(page.getByText('An unexpected error occurred')).toBeVisible()
  await expect.element(button('Try again')).toBeVisible()
})
