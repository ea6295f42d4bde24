import {
  createNode,
  deleteNode,
  listByName,
  manageNode,
  moveContents,
  readUses,
  updateNode,
} from '@vitrine/contracts/taxonomy/endpoints'
import type { ManagedNode, TaxonomyNode } from '@vitrine/contracts/taxonomy/schemas'
import { categoryUsesSchema } from '@vitrine/contracts/taxonomy/category-uses'
import { Refused, responds } from '@vitrine/contracts/testing/in-memory-api'
import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { aCategory } from '../../tests/a-category.ts'
import { openConsole } from '../../tests/open-console.tsx'

const nothing = categoryUsesSchema.parse(
  Object.fromEntries(Object.keys(categoryUsesSchema.shape).map((kind) => [kind, 0])),
)

function categoriesInMemory() {
  const nodes: TaxonomyNode[] = [
    aCategory,
    {
      ...aCategory,
      id: 2,
      tid: 2,
      url: 'toys',
      path: 'toys',
      title: 'Toys Dolls Games & Puzzles',
      name: 'Toys Dolls Games & Puzzles',
    },
  ]
  const managed = (id: number): ManagedNode => {
    const node = nodes.find((one) => one.id === id)
    if (!node) throw new Refused('NOT_FOUND')
    return { ...node, revision: 1 }
  }
  return [
    responds(listByName, () => ({
      items: nodes,
      meta: { total: nodes.length, currentLimit: nodes.length, currentOffset: 0 },
    })),
    responds(manageNode, ({ params: { id } }) => ({ response: managed(id) })),
    responds(createNode, ({ body }) => {
      nodes.push({ ...aCategory, ...body, id: 9, tid: 9, name: body.title, path: body.url })
      return { response: managed(9) }
    }),
    responds(updateNode, ({ body: { id, ...body } }) => {
      const at = nodes.findIndex((node) => node.id === id)
      const node = nodes[at]
      if (node) nodes[at] = { ...node, ...body }
      return { response: managed(id) }
    }),
    responds(readUses, () => ({ response: { uses: nothing, revision: 1 } })),
    responds(
      deleteNode,
      ({ body: { id } }) =>
        void nodes.splice(
          nodes.findIndex((node) => node.id === id),
          1,
        ),
    ),
  ]
}

test('D1-130, D1-200: a category is made, moved and deleted', async () => {
  const { asked } = await openConsole('/app/oms/taxonomy', ...categoriesInMemory())
  const dialog = page.getByRole('dialog')
  const save = () => dialog.getByRole('button', { name: 'Save' }).click()
  await page.getByRole('button', { name: 'New category' }).click()
  await save()
  await expect.element(dialog.getByText('A title is required.')).toBeVisible()
  await dialog.getByRole('textbox', { name: 'Title' }).fill('Zoetröpes & More!')
  await expect.element(dialog.getByRole('textbox', { name: 'URL' })).toHaveValue('zoetropes-more')
  await dialog.getByRole('textbox', { name: 'URL' }).fill('zoetropes')
  // A URL that somebody wrote stays.
  await dialog.getByRole('textbox', { name: 'Title' }).fill('Zoetropes')
  await expect.element(dialog.getByRole('textbox', { name: 'URL' })).toHaveValue('zoetropes')
  await save()
  await expect.element(dialog).not.toBeInTheDocument()

  await page.getByLabelText('Find a category').fill('Zoetropes')
  await page.getByRole('button', { name: 'Edit or move Zoetropes' }).click()
  await dialog.getByRole('combobox', { name: 'Parent category' }).fill('Toys Dolls')
  await page.getByRole('option').first().click()
  await save()
  await expect.element(dialog).not.toBeInTheDocument()
  await expect.element(page.getByRole('link', { name: 'Toys Dolls Games & Puzzles' })).toBeVisible()
  expect(asked.map(({ body }) => body)).toContainEqual(
    expect.objectContaining({ id: 9, title: 'Zoetropes', parentId: 2 }),
  )

  await page.getByRole('button', { name: 'Delete Zoetropes' }).click()
  await dialog.getByRole('button', { name: 'Delete' }).click()
  await expect.element(page.getByRole('link', { name: 'Zoetropes' })).not.toBeInTheDocument()
})

test('a conflict loses nothing: Keep mine saves the typed fields over theirs, and leaves theirs elsewhere', async () => {
  let theirs: ManagedNode | null = { ...aCategory, revision: 1 }
  let isBehind = false
  const { asked } = await openConsole(
    '/app/oms/taxonomy',
    responds(manageNode, () => {
      if (!theirs) throw new Refused('NOT_FOUND')
      return { response: theirs }
    }),
    responds(updateNode, () => {
      if (!theirs) throw new Refused('NOT_FOUND')
      if (isBehind) {
        isBehind = false
        throw new Refused('REVISION_CONFLICT')
      }
      return { response: theirs }
    }),
    ...categoriesInMemory(),
  )
  const dialog = page.getByRole('dialog', { name: 'Edit category' })
  const title = dialog.getByRole('textbox', { name: 'Title' })
  const open = async () => await page.getByRole('button', { name: `Edit or move ${aCategory.title}` }).click()
  const save = async () => await dialog.getByRole('button', { name: 'Save' }).click()
  await open()
  await title.fill('Mine')
  theirs = { ...theirs, title: 'Theirs', description: '<p>Theirs too</p>', revision: 2 }
  isBehind = true
  await save()
  await expect
    .element(
      dialog.getByText(
        /^Someone else changed this category in the meantime\. Your changes are not saved yet/,
      ),
    )
    .toBeVisible()
  await expect.element(title).toHaveValue('Mine')
  await expect
    .element(dialog.getByRole('button', { name: 'Save' }))
    .toHaveAccessibleDescription('Choose above which version to keep.')
  await dialog.getByRole('button', { name: 'Keep mine' }).click()
  await expect
    .element(dialog.getByRole('textbox', { name: 'Description (HTML)' }))
    .toHaveValue('<p>Theirs too</p>')
  await expect.element(dialog.getByText(/^Nothing is saved yet\..* Press Save to store it\.$/)).toBeVisible()
  await save()
  await expect.element(dialog).not.toBeInTheDocument()
  expect(
    asked
      .filter(({ path, method }) => path === updateNode.path && method === updateNode.method)
      .map(({ headers, body }) => [headers.get('if-match'), body]),
  ).toMatchObject([
    ['"1"', { title: 'Mine' }],
    ['"2"', { title: 'Mine', description: '<p>Theirs too</p>' }],
  ])

  await open()
  await title.fill('Mine again')
  theirs = null
  await save()
  await expect
    .element(dialog.getByText(/^This category was deleted after you opened it\. Copy what you typed/))
    .toBeVisible()
  await expect.element(title).toHaveValue('Mine again')
})

test('who may no longer change a category is told in the window, which stays with what was typed', async () => {
  await openConsole(
    '/app/oms/taxonomy',
    responds(manageNode, () => ({ response: { ...aCategory, revision: 1 } })),
    responds(updateNode, () => {
      throw new Refused('FORBIDDEN')
    }),
    ...categoriesInMemory(),
  )
  await page.getByRole('button', { name: `Edit or move ${aCategory.title}` }).click()
  const dialog = page.getByRole('dialog', { name: 'Edit category' })
  await dialog.getByRole('textbox', { name: 'Title' }).fill('Mine')
  await dialog.getByRole('button', { name: 'Save' }).click()
  await expect
    .element(dialog.getByRole('alert'))
    .toHaveTextContent(
      'Your account may no longer change this category, so nothing is saved. What you typed is still on this screen, and is kept on this device. An administrator can give the access back.Try again',
    )
  await expect.element(dialog.getByRole('textbox', { name: 'Title' })).toHaveValue('Mine')
  await openConsole('/app/oms/taxonomy', ...categoriesInMemory())
  await page.getByRole('button', { name: `Edit or move ${aCategory.title}` }).click()
  await dialog.getByRole('button', { name: 'Restore' }).click()
  await expect.element(dialog.getByRole('textbox', { name: 'Title' })).toHaveValue('Mine')
})

test('a category is lifted by keyboard, dropped on another, and moved back by Undo', async () => {
  const { asked } = await openConsole('/app/oms/taxonomy', ...categoriesInMemory())
  const moves = () => asked.filter(({ path }) => path === updateNode.path).map(({ body }) => body)
  const handle = page.getByRole('button', { name: `Drag ${aCategory.title}` })
  await expect.element(handle).toBeVisible()
  ;(handle.element() as HTMLElement).focus()
  await userEvent.keyboard(' ')
  await expect.element(page.getByText('Top level')).toBeVisible()
  await userEvent.keyboard('{ArrowDown}{Escape}')
  await expect.element(page.getByText('Top level')).not.toBeInTheDocument()
  expect(moves()).toEqual([])
  await userEvent.keyboard(' {ArrowDown} ')
  await expect
    .element(page.getByText(`Moved: ${aCategory.title}, below Toys Dolls Games & Puzzles`))
    .toBeVisible()
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect.element(page.getByText('Moved back.')).toBeVisible()
  expect(moves()).toMatchObject([
    { id: aCategory.id, parentId: 2 },
    { id: aCategory.id, parentId: 0 },
  ])
})

test('a category is dragged onto another by the pointer', async () => {
  const { asked } = await openConsole('/app/oms/taxonomy', ...categoriesInMemory())
  const handle = page.getByRole('button', { name: 'Drag Toys Dolls Games & Puzzles' })
  await userEvent.dragAndDrop(handle, page.getByRole('link', { name: aCategory.title }))
  await expect
    .element(page.getByText(`Moved: Toys Dolls Games & Puzzles, below ${aCategory.title}`))
    .toBeVisible()
  expect(asked.map(({ body }) => body)).toContainEqual(
    expect.objectContaining({ id: 2, parentId: aCategory.id }),
  )
})

test('what is in a category moves to another one, call by call, and the category is deleted', async () => {
  const steps = [
    { moved: { ...nothing, soldItems: 5000 }, left: { ...nothing, soldItems: 1200 }, deleted: false },
    { moved: { ...nothing, soldItems: 1200 }, left: nothing, deleted: true },
  ]
  const { asked } = await openConsole(
    '/app/oms/taxonomy',
    responds(readUses, () => ({
      response: { uses: { ...nothing, articles: 1, soldItems: 6199 }, revision: 3 },
    })),
    responds(moveContents, () => ({
      response: steps.shift() ?? { moved: nothing, left: nothing, deleted: true },
    })),
    ...categoriesInMemory(),
  )
  await page.getByRole('button', { name: `Delete ${aCategory.title}` }).click()
  const dialog = page.getByRole('dialog')
  await expect
    .element(dialog.getByText('It has 1 article and 6,199 sold items.', { exact: false }))
    .toBeVisible()
  const confirm = dialog.getByRole('button', { name: 'Move and delete' })
  await expect.element(confirm).toBeDisabled()
  await dialog.getByRole('combobox', { name: 'New home' }).fill('Toys')
  await page.getByRole('option').first().click()
  await confirm.click()
  await expect.element(dialog).not.toBeInTheDocument()
  const call = { id: aCategory.id, targetId: 2, andDelete: true }
  expect(asked.filter(({ path }) => path === moveContents.path).map(({ body }) => body)).toEqual([call, call])
})
