import * as collections from '@vitrine/contracts/collections/endpoints'
import * as tags from '@vitrine/contracts/tags/endpoints'
import { Refused, responds } from '@vitrine/contracts/testing/in-memory-api'
import { CHANGE_SET_HEADER } from '@vitrine/contracts/vault-history/change-sets'
import * as history from '@vitrine/contracts/vault-history/endpoints'
import * as items from '@vitrine/contracts/vault-items/endpoints'
import { describe, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { aTag, aVault, callsTo, fails, listed, respondsFor } from '../../../../tests/a-vault.ts'
import { all, textsOf } from '../../../../tests/in-page.ts'
import { openSite } from '../../../../tests/open-site.tsx'
import { violationsIn } from '@vitrine/contracts/testing/violations'

const LIST = '/app/vault/myVault/list'
const CALL = '/api/v1/vault/items'
const select = (title: string) => page.getByRole('checkbox', { name: `Select ${title}` })
const button = (name: string) => page.getByRole('button', { name, exact: true })
const question = () => page.getByRole('alertdialog')
const option = (name: string) => page.getByRole('dialog').getByRole('checkbox', { name })
const listCalls = (asked: Parameters<typeof callsTo>[0]) =>
  callsTo(asked, CALL).filter((call) => Array.isArray(call) && call[0] === 'GET')

const vaultOf = () =>
  aVault({
    items: [
      listed(1, { tags: [aTag(5, 'Blue')] }),
      listed(2),
      listed(3, { itemCollections: [{ id: 4, title: 'Tea' }] }),
    ],
    tags: [aTag(5, 'Blue'), aTag(6, 'Green')],
    collections: [
      { id: 4, title: 'Tea', status: 'public' },
      { id: 7, title: 'Coffee', status: 'private' },
    ],
  })

describe('a selection', () => {
  test('D2-038: is of this page: one, all, none; what can be done with it shows with it alone', async () => {
    await openSite(LIST, ...respondsFor(vaultOf()))
    await select('Jug 1').click()
    await expect.element(page.getByText('1 item selected')).toBeVisible()
    await page.getByRole('checkbox', { name: 'Select all' }).click()
    await expect.element(page.getByText('3 items selected')).toBeVisible()
    await expect.element(button('Update')).toBeVisible()
    await page.getByRole('checkbox', { name: 'Select all' }).click()
    await expect.element(button('Delete')).not.toBeInTheDocument()
    await expect.element(button('Update')).not.toBeInTheDocument()
  })

  test('shows in what is selected, as a row and as a card, and in nothing else', async () => {
    const { preferences } = aVault()
    const look = (title: string) => {
      const { backgroundColor, outlineStyle } = getComputedStyle(
        select(title).element().closest('li') ?? document.body,
      )
      return [backgroundColor, outlineStyle]
    }
    for (const vaultItemsViewType of ['list', 'grid'] as const) {
      await openSite(
        LIST,
        ...respondsFor({ ...vaultOf(), preferences: { ...preferences, vaultItemsViewType } }),
      )
      await expect.element(select('Jug 1')).toBeVisible()
      const plain = look('Jug 1')
      await select('Jug 1').click()
      await expect.poll(() => look('Jug 1')).not.toEqual(plain)
      expect(look('Jug 2')).toEqual(plain)
      await page.getByRole('checkbox', { name: 'Select all' }).click()
      await expect.poll(() => look('Jug 2')).toEqual(look('Jug 1'))
    }
  })

  test('D2-038: ends with another view of the list, another order, and another page', async () => {
    await openSite(
      LIST,
      ...respondsFor({ ...vaultOf(), items: Array.from({ length: 21 }, (_, place) => listed(place + 1)) }),
    )
    await select('Jug 1').click()
    await page.getByRole('radio', { name: 'Grid' }).click({ force: true })
    await expect.element(select('Jug 1')).not.toBeChecked()
    await select('Jug 1').click()
    await page.getByLabelText('Sort by').selectOptions('Alphabetic')
    await expect.element(select('Jug 1')).not.toBeChecked()
    await select('Jug 1').click()
    await page.getByRole('link', { name: 'Page 2' }).click()
    await expect.element(select('Jug 21')).toBeVisible()
    await page.getByRole('link', { name: 'Page 1' }).click()
    await expect.element(select('Jug 1')).not.toBeChecked()
  })
})

describe('deleting', () => {
  test('D2-031, D2-039, D2-041 to D2-043: one item asks, deletes it by its id, says so, and asks for the list again', async () => {
    const vault = vaultOf()
    const { asked } = await openSite(
      LIST,
      responds(items.deleteItem, ({ params: { id } }) => {
        vault.items = vault.items.filter((item) => item.id !== id)
        return { response: { id } }
      }),
      ...respondsFor(vault),
    )
    await button('Delete: Jug 2').click()
    await expect.element(question().getByRole('heading', { name: 'Delete item' })).toBeVisible()
    await expect.element(question().getByText('Are you sure? Your item will be deleted.')).toBeVisible()
    await expect
      .element(question())
      .toHaveAccessibleDescription('Are you sure? Your item will be deleted. Jug 2')
    await question().getByRole('button', { name: 'Yes' }).click()
    await expect.element(question().getByText('You have successfully deleted your item!')).toBeVisible()
    expect(callsTo(asked, `${CALL}/2`)).toEqual([['DELETE', '']])
    expect(listCalls(asked)).toHaveLength(1)
    await button('Continue').click()
    await expect.poll(() => textsOf(all('main li h2'))).toEqual(['Jug 1', 'Jug 3'])
    expect(listCalls(asked)).toHaveLength(2)
  })

  test('D2-040: one in a collection says that it leaves that, too; Cancel deletes nothing', async () => {
    const { asked } = await openSite(LIST, ...respondsFor(vaultOf()))
    await button('Delete: Jug 3').click()
    await expect
      .element(
        question().getByText(
          'Are you sure? Your item is included in a collection and it will also be deleted from there.',
        ),
      )
      .toBeVisible()
    await question().getByRole('button', { name: 'Cancel' }).click()
    await expect.element(question()).not.toBeInTheDocument()
    expect(asked.filter(({ method }) => method !== 'GET')).toEqual([])
  })

  test('D2-038, D2-041, D2-042, D2-044: several is one call, in the plural; Cancel ends the selection', async () => {
    const vault = vaultOf()
    const { asked } = await openSite(
      LIST,
      responds(items.deleteItems, ({ body }) => {
        vault.items = vault.items.filter(({ id }) => !body.includes(id))
        return { response: { ids: body } }
      }),
      ...respondsFor(vault),
    )
    await select('Jug 1').click()
    await select('Jug 2').click()
    await button('Delete').click()
    await expect.element(question().getByText('Are you sure? Your items will be deleted.')).toBeVisible()
    await expect
      .element(question())
      .toHaveAccessibleDescription('Are you sure? Your items will be deleted. Jug 1 Jug 2')
    await question().getByRole('button', { name: 'Cancel' }).click()
    await expect.element(select('Jug 1')).not.toBeChecked()

    await page.getByRole('checkbox', { name: 'Select all' }).click()
    await button('Delete').click()
    await expect
      .element(
        question().getByText(
          'Are you sure? Some of your items are included in a collection and they will also be deleted from there.',
        ),
      )
      .toBeVisible()
    await question().getByRole('button', { name: 'Yes' }).click()
    await expect.element(question().getByText('You have successfully deleted your items!')).toBeVisible()
    expect(callsTo(asked, `${CALL}/delete`)).toEqual([['POST', '', [1, 2, 3]]])
    expect(listCalls(asked)).toHaveLength(1)
    await button('Continue').click()
    await expect
      .element(page.getByRole('heading', { name: "You don't have any items in your vault" }))
      .toBeVisible()
    expect(listCalls(asked)).toHaveLength(2)
  })

  test('that fails says so and leaves the selection', async () => {
    await openSite(LIST, responds(items.deleteItems, fails), ...respondsFor(vaultOf()))
    await page.getByRole('checkbox', { name: 'Select all' }).click()
    await button('Delete').click()
    await question().getByRole('button', { name: 'Yes' }).click()
    await expect.element(page.getByText('Something went wrong! Please try again later!')).toBeVisible()
    await expect.element(select('Jug 1')).toBeChecked()
  })
})

describe('the update of what is selected', () => {
  const updates = responds(items.updateItems, ({ body }) => ({ response: { ids: body[0]?.objects ?? [] } }))

  test('D2-046, D2-048, D2-050, D2-051: adds a tag that not all have, removes one that all have, and asks for the same list again', async () => {
    const { asked } = await openSite(`${LIST}?s=title%3Aasc`, updates, ...respondsFor(vaultOf()))
    await select('Jug 1').click()
    await select('Jug 2').click()
    await button('Update').click()
    await expect.element(page.getByText('Changes will be automatically saved.')).toBeVisible()
    await expect.element(option('Blue')).toBePartiallyChecked()
    expect(await violationsIn('dialog[open]')).toEqual([])
    await option('Blue').click()
    await expect.element(page.getByText('Changes saved')).toBeVisible()
    await expect.element(option('Blue')).toBeChecked()
    await option('Blue').click()
    await expect.element(option('Blue')).not.toBeChecked()
    expect(callsTo(asked, CALL).filter((call) => Array.isArray(call) && call[0] === 'PUT')).toEqual([
      ['PUT', '', [{ operation: 'ADD', path: 'tags', objects: [1, 2], value: 5 }]],
      ['PUT', '', [{ operation: 'REMOVE', path: 'tags', objects: [1, 2], value: 5 }]],
    ])
    await expect
      .poll(() => new Set(listCalls(asked).map(String)))
      .toEqual(new Set(['GET,?offset=0&limit=20&s=title:asc&with=record']))
    await expect.poll(() => listCalls(asked).length).toBe(3)
    await expect.element(page.getByText('Changes will be automatically saved.')).toBeVisible()
  })

  test('D2-049, D2-050, D2-052: replaces the category, and takes no press while one is on its way', async () => {
    const given = Promise.withResolvers<{ response: { ids: number[] } }>()
    const { asked } = await openSite(
      LIST,
      responds(items.updateItems, () => given.promise),
      ...respondsFor(vaultOf()),
    )
    await page.getByRole('checkbox', { name: 'Select all' }).click()
    await button('Update').click()
    await page.getByRole('radio', { name: 'Category' }).click({ force: true })
    await expect.element(option('Ceramics')).toBeChecked()
    await page.getByLabelText('Search categories').fill('gla')
    await option('Glass').click()
    await expect.element(option('Glass')).toHaveAttribute('aria-disabled', 'true')
    await option('Glass').click({ force: true })
    given.resolve({ response: { ids: [1, 2, 3] } })
    await expect.element(option('Glass')).toBeChecked()
    expect(callsTo(asked, CALL).filter((call) => Array.isArray(call) && call[0] === 'PUT')).toEqual([
      ['PUT', '', [{ operation: 'REPLACE', path: 'categoryId', objects: [1, 2, 3], value: 13 }]],
    ])
  })

  test('is undone in the panel, or by the notice once it is closed, which says what was kept', async () => {
    const sets = ['11111111-1111-4111-8111-111111111111', '22222222-2222-4222-8222-222222222222']
    const { asked } = await openSite(
      LIST,
      responds(items.updateItems, ({ body }) =>
        Response.json(
          { response: { ids: body[0]?.objects ?? [] } },
          { headers: { [CHANGE_SET_HEADER]: sets.shift() ?? '' } },
        ),
      ),
      responds(history.undoChanges, () => ({
        response: {
          ids: [1],
          kept: [
            {
              id: 2,
              title: 'Jug 2',
              field: 'tags',
              label: 'Tags',
              reason: 'changed' as const,
              message: 'Kept, because it was changed since.',
            },
          ],
        },
      })),
      ...respondsFor(vaultOf()),
    )
    await select('Jug 1').click()
    await select('Jug 2').click()
    await button('Update').click()
    await option('Green').click()
    await button('Undo').click()
    await expect
      .element(page.getByText('Undone for 1 item. Jug 2 (Tags): Kept, because it was changed since.'))
      .toBeVisible()
    await expect.element(option('Green')).not.toBeChecked()
    await option('Green').click()
    await expect.element(button('Undo')).toBeVisible()
    await page.getByRole('dialog').getByRole('button', { name: 'Close' }).click()
    await expect.element(page.getByText('2 items changed.')).toBeVisible()
    await button('Undo').click()
    await expect.element(page.getByText(/Undone for 1 item/u)).toBeVisible()
    expect(asked.filter(({ path }) => path.endsWith('/undo')).map(({ path }) => path)).toEqual([
      '/api/v1/vault/changes/11111111-1111-4111-8111-111111111111/undo',
      '/api/v1/vault/changes/22222222-2222-4222-8222-222222222222/undo',
    ])
  })

  test('says which of the selected were left out, because they are deleted meanwhile', async () => {
    await openSite(
      LIST,
      responds(items.updateItems, () => ({ response: { ids: [1] } })),
      ...respondsFor(vaultOf()),
    )
    await select('Jug 1').click()
    await select('Jug 2').click()
    await button('Update').click()
    await expect.element(page.getByRole('heading', { name: 'Update 2 items' })).toBeVisible()
    await option('Blue').click()
    await expect
      .element(page.getByText('1 selected item is no longer in your vault and was left out.'))
      .toBeVisible()
    await expect.element(page.getByRole('heading', { name: 'Update 1 item' })).toBeVisible()
  })

  test('D2-054, D2-153: of a collection that is gone says so', async () => {
    const gone = new Refused('VALIDATION_FAILED', {
      errors: [{ field: '0.value', errorCode: 'notFound', errorMessage: 'No such collection' }],
    })
    await openSite(
      LIST,
      responds(items.updateItems, () => Promise.reject(gone)),
      ...respondsFor(vaultOf()),
    )
    await page.getByRole('checkbox', { name: 'Select all' }).click()
    await button('Update').click()
    await page.getByRole('radio', { name: 'Collection' }).click({ force: true })
    await expect.element(page.getByText('Everyone can see the items of a public collection.')).toBeVisible()
    await option('Coffee').click()
    await expect.element(page.getByText('Collection not found.')).toBeVisible()
    await expect.element(option('Coffee')).not.toBeChecked()
  })
})

describe('the focus', () => {
  test('goes back to the button that opened the update', async () => {
    await openSite(LIST, ...respondsFor(vaultOf()))
    await select('Jug 1').click()
    const dialog = page.getByRole('dialog')
    for (const leave of [
      () => userEvent.keyboard('{Escape}'),
      () => dialog.getByRole('button', { name: 'Close' }).click(),
    ]) {
      await button('Update').click()
      await expect.element(option('Blue')).toBeVisible()
      await leave()
      await expect.element(dialog).not.toBeInTheDocument()
      await expect.element(button('Update')).toHaveFocus()
    }
  })

  test('comes to the buttons of the selection before the list, and straight from a row that is selected; they stand below the list all the same', async () => {
    const { preferences } = aVault()
    for (const vaultItemsViewType of ['list', 'grid'] as const) {
      await openSite(
        LIST,
        ...respondsFor({ ...vaultOf(), preferences: { ...preferences, vaultItemsViewType } }),
      )
      const bar = page.getByRole('group', { name: 'Selected items' })
      const list = page.getByRole('list', { name: 'Vault items' })
      await select('Jug 2').click()
      await expect.element(button('Update')).toBeVisible()
      expect(list.element().compareDocumentPosition(bar.element())).toBe(Node.DOCUMENT_POSITION_PRECEDING)
      scrollTo({ top: document.documentElement.scrollHeight, behavior: 'instant' })
      await expect
        .poll(() => bar.element().getBoundingClientRect().top)
        .toBeGreaterThanOrEqual(list.element().getBoundingClientRect().bottom)
      await userEvent.tab()
      await expect.element(button('Go to the actions')).toHaveFocus()
      await expect.element(button('Go to the actions')).toBeInViewport()
      expect(await violationsIn('main')).toEqual([])
      await userEvent.keyboard('{Enter}')
      await expect.element(bar).toHaveFocus()
      await userEvent.tab()
      await expect.element(button('Update')).toHaveFocus()
      for (let press = 0; press < 3; press += 1) await userEvent.tab()
      await expect.element(select('Jug 1')).toHaveFocus()
    }
  })

  test('stays where the buttons of the selection were, once it has ended', async () => {
    await openSite(LIST, ...respondsFor(vaultOf()))
    const bar = page.getByRole('group', { name: 'Selected items' })
    await select('Jug 1').click()
    await button('Delete').click()
    await expect.element(question()).toBeVisible()
    await userEvent.keyboard('{Escape}')
    await expect.element(select('Jug 1')).not.toBeChecked()
    await expect.element(bar).toHaveFocus()
    await select('Jug 1').click()
    await button('Clear selection').click()
    await expect.element(select('Jug 1')).not.toBeChecked()
    await expect.element(bar).toHaveFocus()
  })
})

describe('the quick actions', () => {
  test('leave what another tab has changed of the item: a tag comes to those that it has by now', async () => {
    const now = listed(1, { revision: 2, tags: [aTag(5, 'Blue'), aTag(8, 'Theirs')] })
    const { asked } = await openSite(
      LIST,
      responds(items.patchItem, ({ body }) => {
        if (asked.at(-1)?.headers.get('if-match') !== '"2"') throw new Refused('REVISION_CONFLICT')
        return listed(1, { revision: 3, tags: (body.tags ?? []).map(({ id }) => aTag(id, `Tag ${id}`)) })
      }),
      responds(items.readItem, () => now),
      ...respondsFor(vaultOf()),
    )
    await button('Add a tag: Jug 1').click()
    await option('Green').click()
    await expect
      .poll(() => textsOf(all('dialog[open] ul[aria-label="Tags of this item"] li')))
      .toEqual(['Tag 5', 'Tag 8', 'Tag 6'])
  })

  test('D2-031, D2-052, D2-053: set tags, searched from 1 character, and a new one is made and set', async () => {
    const vault = vaultOf()
    const { asked } = await openSite(
      LIST,
      responds(items.patchItem, ({ body }) => {
        const item = listed(1, {
          tags: (body.tags ?? []).map(({ id }) =>
            aTag(id, vault.tags.find((tag) => tag.id === id)?.title ?? ''),
          ),
        })
        return item
      }),
      responds(tags.createTag, ({ body }) => {
        vault.tags.push(aTag(9, body.title))
        return { response: { id: 9, ...body } }
      }),
      ...respondsFor(vault),
    )
    await button('Add a tag: Jug 1').click()
    await expect.element(option('Blue')).toBeInTheDocument()
    await page.getByLabelText('Search tags').fill('g')
    await expect.element(option('Blue')).not.toBeInTheDocument()
    await expect
      .poll(() => callsTo(asked, '/api/v1/vault/tags').filter((call) => String(call).includes('f.title')))
      .toEqual([['GET', '?limit=20&s=title:asc&f.title=g']])
    await option('Green').click()
    await expect
      .poll(() => textsOf(all('dialog[open] ul[aria-label="Tags of this item"] li')))
      .toEqual(['Blue', 'Green'])
    await button('Remove Blue').click()
    await expect
      .poll(() => textsOf(all('dialog[open] ul[aria-label="Tags of this item"] li')))
      .toEqual(['Green'])
    await button('Add new').click()
    await page.getByLabelText('Name').fill('Chipped')
    await button('Create new Tag').click()
    await expect.element(page.getByText('Your tag has been created.')).toBeVisible()
    await button('Continue').click()
    await expect
      .poll(() => textsOf(all('dialog[open] ul[aria-label="Tags of this item"] li')))
      .toEqual(['Green', 'Chipped'])
    expect(callsTo(asked, `${CALL}/1`)).toEqual([
      ['PATCH', '', { id: 1, tags: [{ id: 5 }, { id: 6 }] }],
      ['PATCH', '', { id: 1, tags: [{ id: 6 }] }],
      ['PATCH', '', { id: 1, tags: [{ id: 6 }, { id: 9 }] }],
    ])
    await page.getByRole('dialog', { name: 'Add a tag' }).getByRole('button', { name: 'Close' }).click()
    await expect.poll(() => textsOf(all('main ul > li')).join()).toContain('Green, Chipped')
  })

  test('D2-031, D2-053: put an item into a collection, and take it out; a new one is made for it', async () => {
    const vault = vaultOf()
    const { asked } = await openSite(
      LIST,
      responds(items.patchItem, ({ body }) =>
        listed(1, {
          itemCollections: (body.itemCollections ?? []).map(({ id }) => ({ id, title: `Collection ${id}` })),
        }),
      ),
      responds(collections.createCollection, () => ({ response: { id: 9 } })),
      ...respondsFor(vault),
    )
    await button('Add to a collection: Jug 1').click()
    await option('Coffee').click()
    await expect.element(option('Coffee')).toBeChecked()
    await option('Coffee').click()
    await expect.element(option('Coffee')).not.toBeChecked()
    await button('Add new').click()
    await page.getByRole('textbox', { name: 'Title' }).fill('Milk')
    await page.getByLabelText('Description').fill('Jugs for milk.')
    await page.getByRole('radio', { name: 'Private' }).click()
    await button('Create Collection').click()
    await expect
      .poll(() => callsTo(asked, `${CALL}/1`))
      .toEqual([
        ['PATCH', '', { id: 1, itemCollections: [{ id: 7 }] }],
        ['PATCH', '', { id: 1, itemCollections: [] }],
        ['PATCH', '', { id: 1, itemCollections: [{ id: 9 }] }],
      ])
    expect(callsTo(asked, '/api/v1/vault/item-collections')).toEqual([
      ['POST', '', { title: 'Milk', description: 'Jugs for milk.', status: 'private' }],
    ])
  })
})
