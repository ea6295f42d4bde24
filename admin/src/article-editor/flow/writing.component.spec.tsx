import type { ContentBlock } from '@vitrine/contracts/dictionary/content'
import { Refused, responds } from '@vitrine/contracts/testing/in-memory-api'
import { violationsIn } from '@vitrine/contracts/testing/violations'
import { findPictures, findRecords, uploadPicture } from '@vitrine/contracts/texts/endpoints'
import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { autosaves, contentInMemory, EDITOR } from '../../../tests/an-edited-article.ts'
import { editorText, typeAtEnd } from '../../../tests/editor-text.ts'
import { openConsole } from '../../../tests/open-console.tsx'

async function openEditor(blocks: ContentBlock[] = []) {
  let uploads = 0
  const { stored, responders } = contentInMemory(blocks)
  const { asked } = await openConsole(
    EDITOR,
    ...responders,
    autosaves,
    responds(uploadPicture, () => {
      uploads += 1
      if (uploads === 2)
        throw new Refused('VALIDATION_FAILED', {
          errors: [
            {
              field: 'picture',
              errorCode: 'unsupported',
              errorMessage:
                'This file is not a picture that can be shown. Use JPEG, PNG, WebP, GIF, HEIC or BMP.',
            },
          ],
        })
      return { src: `/media/texts/${uploads}.webp` }
    }),
    responds(findPictures, () => ({
      items: [{ src: '/media/texts/x.webp', alt: 'A plate', usedIn: [{ title: 'Plates', url: 'plates' }] }],
    })),
    responds(findRecords, ({ query: { query, ids } }) => ({
      items: [
        {
          kind: 'mark' as const,
          id: 3,
          title: 'Crossed swords',
          path: '/marks/3/crossed-swords',
          picture: '',
          note: 'Meissen',
        },
        { kind: 'article' as const, id: 7, title: 'Vase', path: '/dictionary/vase', picture: '', note: '' },
      ].filter(({ id, title }) =>
        ids.length > 0 ? ids.includes(id) : title.toLowerCase().includes(query.toLowerCase()),
      ),
    })),
  )
  await expect.element(editorText).toBeVisible()
  return {
    saved: async () => {
      await page.getByRole('button', { name: 'Save', exact: true }).click()
      await expect.element(page.getByText(/Draft 2, saved/)).toBeVisible()
      return stored().blocks
    },
    asked,
  }
}

test('a whole article is written by keyboard alone, and each new block has the caret', async () => {
  const { saved } = await openEditor()
  await typeAtEnd('## Lids{Enter}A box of silver.{Enter}')
  await userEvent.keyboard('/quote{Enter}It shuts{Enter}A letter{Enter}')
  await userEvent.keyboard(
    '/fact{Enter}Box{Enter}Maker{Enter}Ada Bell{Enter}Place{Enter}London{Enter}{Enter}',
  )
  await userEvent.keyboard('/table{Enter}Letter{Tab}Year')
  await userEvent.keyboard('{Control>}{Enter}{/Control}/two{Enter}Left{ArrowDown}')
  await userEvent.keyboard('{Control>}{Enter}{/Control}')
  await userEvent.keyboard('/sources{Enter}A book, 1952')
  expect(await saved()).toMatchObject([
    { type: 'heading', level: 2, text: 'Lids' },
    { type: 'text', html: '<p>A box of silver.</p>' },
    { type: 'quote', text: 'It shuts', source: 'A letter' },
    {
      type: 'facts',
      title: 'Box',
      facts: [
        { name: 'Maker', value: 'Ada Bell' },
        { name: 'Place', value: 'London' },
      ],
    },
    {
      type: 'table',
      hasHeader: true,
      rows: [
        ['Letter', 'Year', ''],
        ['', '', ''],
        ['', '', ''],
      ],
    },
    { type: 'columns' },
    { type: 'sources', items: ['A book, 1952'] },
  ])
})

test('a picture is added from the menu, its first field has the focus, and Escape and Enter go between its fields and the text', async () => {
  const { saved } = await openEditor()
  await typeAtEnd('/picture{Enter}')
  const picture = page.getByRole('group', { name: 'Picture' })
  await expect.element(picture.getByRole('button', { name: 'Upload a picture' })).toHaveFocus()
  await userEvent.keyboard('{Tab}{Tab}/media/a.webp{Tab}A box')
  await userEvent.keyboard('{Escape}')
  await expect.element(editorText).toHaveFocus()
  await userEvent.keyboard('{Enter}')
  await expect.element(picture.getByRole('button', { name: 'Upload a picture' })).toHaveFocus()
  const caption = picture.getByLabelText('Caption')
  // What the empty caption asks for stands in its line, and nowhere above the picture.
  const asks = (element: Element | null | undefined) =>
    element && getComputedStyle(element, '::before').content
  expect(asks(caption.element().parentElement)).toBe('"Caption"')
  expect(asks(picture.element().closest('.react-renderer'))).toBe('none')
  await userEvent.keyboard('{Tab}{Tab}{Tab}{Tab}A caption')
  await expect.poll(() => asks(caption.element().parentElement)).toBe('none')
  expect(await saved()).toEqual([
    { type: 'picture', src: '/media/a.webp', alt: 'A box', caption: 'A caption' },
  ])
})

test('Tab goes on from where the caret is: through each picture once, and out of the text behind the last', async () => {
  const picture = { type: 'picture' as const, alt: '', caption: '' }
  await openEditor([
    { ...picture, src: '/media/a.webp' },
    { ...picture, src: '/media/b.webp' },
  ])
  const url = (at: number) => page.getByRole('textbox', { name: 'Picture URL' }).nth(at)
  for (const at of [0, 1]) {
    await url(at).click()
    await userEvent.keyboard('{Tab}{Tab}')
    await expect.element(editorText).toHaveFocus()
    for (let stops = 0; stops < 6 && document.activeElement === editorText.element(); stops += 1)
      await userEvent.keyboard('{Tab}')
    if (at === 0)
      await expect.element(page.getByRole('button', { name: 'Upload a picture' }).nth(1)).toHaveFocus()
  }
  expect(editorText.element().contains(document.activeElement)).toBe(false)
})

test('Ctrl+Enter in a field of a part goes on in the text behind it', async () => {
  const { saved } = await openEditor()
  await typeAtEnd('/picture{Enter}')
  await expect.element(page.getByRole('button', { name: 'Upload a picture' })).toHaveFocus()
  await userEvent.keyboard('{Tab}{Tab}/media/a.webp{Tab}A box{Control>}{Enter}{/Control}')
  await expect.element(editorText).toHaveFocus()
  await userEvent.keyboard('Behind it')
  expect(await saved()).toMatchObject([
    { type: 'picture', src: '/media/a.webp', alt: 'A box' },
    { type: 'text', html: '<p>Behind it</p>' },
  ])
})

test('Ctrl+Enter leaves a quote for its column, and the column for the text behind both', async () => {
  const { saved } = await openEditor()
  await typeAtEnd('/two{Enter}Left{Enter}/quote{Enter}Words{Control>}{Enter}{/Control}Beside')
  await userEvent.keyboard('{Control>}{Enter}{/Control}Behind')
  expect(await saved()).toMatchObject([
    {
      type: 'columns',
      columns: [
        [
          { type: 'text', html: '<p>Left</p>' },
          { type: 'quote', text: 'Words' },
          { type: 'text', html: '<p>Beside</p>' },
        ],
        [],
      ],
    },
    { type: 'text', html: '<p>Behind</p>' },
  ])
})

test('what is done to any block is undone and done again by the same keys, also from inside a field', async () => {
  const { saved } = await openEditor([
    { type: 'text', html: '<p>One</p>' },
    { type: 'video', url: 'https://vimeo.com/76979871', title: '' },
    { type: 'heading', level: 2, text: 'Two' },
  ])
  await page.getByRole('textbox', { name: 'What it shows' }).fill('A kiln')
  await editorText.getByText('Two').click()
  await page.getByRole('button', { name: 'Move the block up' }).click()
  await page.getByRole('button', { name: 'Remove the block' }).click()
  await expect.element(editorText.getByText('Two')).not.toBeInTheDocument()
  await userEvent.keyboard('{Control>}z{/Control}')
  await expect.element(editorText.getByText('Two')).toBeVisible()
  await userEvent.keyboard('{Control>}zz{/Control}')
  await expect.element(page.getByRole('textbox', { name: 'What it shows' })).toHaveValue('')
  await page.getByRole('textbox', { name: 'What it shows' }).click()
  await userEvent.keyboard('{Control>}{Shift>}z{/Shift}{/Control}')
  await expect.element(page.getByRole('textbox', { name: 'What it shows' })).toHaveValue('A kiln')
  expect(await saved()).toMatchObject([
    { type: 'text' },
    { type: 'video', title: 'A kiln' },
    { type: 'heading', text: 'Two' },
  ])
})

test('marks and entries of the site are found by their titles, and kept by their ids', async () => {
  const { saved } = await openEditor()
  await typeAtEnd('/marks{Enter}')
  await page.getByRole('combobox', { name: 'Add a mark' }).fill('crossed')
  await page.getByRole('option', { name: /Crossed swords/ }).click()
  await expect.element(page.getByRole('button', { name: 'Remove Crossed swords' })).toBeVisible()
  expect(await saved()).toEqual([{ type: 'marks', ids: [3] }])
})

test('a gallery and related entries are worked on by keyboard alone: the focus is never lost with what was pressed', async () => {
  const { saved } = await openEditor()
  await typeAtEnd('/gallery{Enter}')
  const gallery = page.getByRole('group', { name: 'Gallery' })
  const button = (name: string) => gallery.getByRole('button', { name })
  await expect.element(button('Add a picture')).toHaveFocus()
  await userEvent.keyboard('{Enter}')
  await expect.element(button('Upload a picture')).toHaveFocus()
  await userEvent.keyboard('{Tab}{Tab}/media/a.webp')
  button('Add a picture').element().focus()
  await userEvent.keyboard('{Enter}')
  await expect.element(button('Upload a picture').nth(1)).toHaveFocus()
  await userEvent.keyboard('{Tab}{Tab}/media/b.webp')
  button('Move picture 2 up').element().focus()
  await userEvent.keyboard('{Enter}')
  await expect.element(gallery.getByRole('textbox', { name: 'URL of picture 1' })).toHaveFocus()
  await expect
    .element(gallery.getByRole('textbox', { name: 'URL of picture 1' }))
    .toHaveValue('/media/b.webp')
  button('Remove picture 2').element().focus()
  await userEvent.keyboard('{Enter}')
  await expect.element(button('Remove picture 1')).toHaveFocus()
  await userEvent.keyboard('{Enter}')
  await expect.element(button('Add a picture')).toHaveFocus()
  await userEvent.keyboard('{Enter}{Tab}{Tab}/media/c.webp{Control>}{Enter}{/Control}')
  await expect.element(editorText).toHaveFocus()

  await userEvent.keyboard('/related{Enter}')
  const search = page.getByRole('combobox', { name: 'Add an entry' })
  await expect.element(search).toHaveFocus()
  await userEvent.keyboard('vase')
  await expect.element(page.getByRole('option', { name: /^Vase/ })).toBeVisible()
  await userEvent.keyboard('{ArrowDown}{Enter}')
  const remove = page.getByRole('button', { name: 'Remove Vase' })
  await expect.element(remove).toBeVisible()
  await expect.element(search).toHaveFocus()
  remove.element().focus()
  await userEvent.keyboard('{Enter}')
  await expect.element(search).toHaveFocus()
  await userEvent.keyboard('{Escape}')
  await expect.element(editorText).toHaveFocus()
  await userEvent.keyboard('{Backspace}')
  expect(await saved()).toEqual([
    { type: 'gallery', pictures: [{ src: '/media/c.webp', alt: '', caption: '' }] },
  ])
})

test('the menu of blocks says to whoever hears the page which one is chosen, and nothing once it is gone', async () => {
  await openEditor()
  await typeAtEnd('/')
  const option = () =>
    document.getElementById(editorText.element().getAttribute('aria-activedescendant') ?? '')
  const menu = page.getByRole('listbox', { name: 'Blocks' })
  await expect.element(menu).toBeVisible()
  await expect.poll(() => option()?.getAttribute('aria-selected')).toBe('true')
  const [first] = menu.getByRole('option').elements()
  expect(option()).toBe(first)
  await userEvent.keyboard('{ArrowDown}')
  await expect.poll(() => option()).toBe(menu.getByRole('option').elements()[1])
  expect(editorText.element().getAttribute('aria-controls')).toBe(menu.element().id)
  expect(await violationsIn('[role=listbox], [role=textbox]')).toEqual([])
  await userEvent.keyboard('{Escape}')
  await expect.element(menu).not.toBeInTheDocument()
  expect(option()).toBeNull()
})

test('an empty table names its columns by a hint, which is no content', async () => {
  const { saved } = await openEditor()
  await typeAtEnd('/table{Enter}')
  await expect.element(editorText.getByText('Column').first()).toBeVisible()
  expect(await violationsIn('[role=textbox]')).toEqual([])
  await userEvent.keyboard('Letter{Tab}Year{Tab}{Tab}A')
  await expect.element(editorText.getByText('Letter')).toBeVisible()
  expect((await saved())[0]).toMatchObject({
    type: 'table',
    hasHeader: true,
    rows: [
      ['Letter', 'Year', ''],
      ['A', '', ''],
      ['', '', ''],
    ],
  })
})

test('an address that is pasted over words makes them a link, and one in a pasted text is a link', async () => {
  const { saved } = await openEditor()
  const paste = (text: string) => {
    const clipboardData = new DataTransfer()
    clipboardData.setData('text/plain', text)
    editorText
      .element()
      .dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }))
  }
  await typeAtEnd('Box')
  await userEvent.keyboard('{Shift>}{Home}{/Shift}')
  paste('https://example.com/box')
  await userEvent.keyboard('{End} and ')
  paste('more at https://example.com/more, or none')
  expect(await saved()).toEqual([
    {
      type: 'text',
      html: '<p><a href="https://example.com/box">Box</a> and more at <a href="https://example.com/more">https://example.com/more</a>, or none</p>',
    },
  ])
})

test('the choice of a link is a dialog with a name, and leaves the caret in the text', async () => {
  const { saved } = await openEditor()
  await typeAtEnd('See ')
  const button = page.getByRole('button', { name: 'Link', exact: true })
  await button.first().click()
  const dialog = page.getByRole('dialog', { name: 'Link' })
  await expect.element(dialog.getByRole('textbox', { name: 'URL' })).toHaveFocus()
  expect(await violationsIn('[role=dialog]')).toEqual([])
  await userEvent.keyboard('{Escape}')
  await expect.element(dialog).not.toBeInTheDocument()
  await expect.element(editorText).toHaveFocus()
  await userEvent.keyboard('it')
  expect(await saved()).toEqual([{ type: 'text', html: '<p>See it</p>' }])
})

test('a link is chosen among the records of the site', async () => {
  const { saved } = await openEditor()
  await typeAtEnd('See ')
  await page.getByRole('button', { name: 'Link' }).click()
  await page.getByRole('combobox', { name: 'Find on this site' }).fill('vase')
  await page.getByRole('option', { name: /Vase/ }).click()
  expect(await saved()).toEqual([{ type: 'text', html: '<p>See <a href="/dictionary/vase">Vase</a></p>' }])
})

test('what cannot be saved is told with its block, and the rest is kept among the versions meanwhile', async () => {
  const { asked } = await openEditor([{ type: 'text', html: '<p>One</p>' }])
  await typeAtEnd('{Enter}/video{Enter}https://elsewhere.example/film')
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await expect
    .element(page.getByText('Video: A video must be the URL of a video on YouTube or Vimeo.'))
    .toBeVisible()
  await expect
    .poll(() => asked.findLast(({ path }) => path.endsWith('/autosave'))?.body)
    .toMatchObject({ blocks: [{ type: 'text' }] })
  expect(asked.filter(({ method, path }) => method === 'PUT' && path.endsWith('/content'))).toEqual([])
})

test('pictures that are dropped or pasted are uploaded and stand in the text; one that is refused is told and the others come', async () => {
  const { saved } = await openEditor()
  await typeAtEnd('Before')
  const data = new DataTransfer()
  for (const name of ['a.png', 'broken.png', 'b.png'])
    data.items.add(new File([name], name, { type: 'image/png' }))
  editorText
    .element()
    .dispatchEvent(new ClipboardEvent('paste', { clipboardData: data, bubbles: true, cancelable: true }))
  await expect
    .element(
      page.getByText(
        'broken.png: This file is not a picture that can be shown. Use JPEG, PNG, WebP, GIF, HEIC or BMP.',
      ),
    )
    .toBeVisible()
  await expect.element(page.getByRole('textbox', { name: 'Picture URL' }).nth(1)).toBeVisible()
  const [, ...pictures] = await saved()
  expect(pictures).toHaveLength(2)
})

test('a picture is chosen from the library with its alternative text, and its focal point is set in a gallery', async () => {
  const { saved } = await openEditor()
  await typeAtEnd('/gallery{Enter}')
  await page.getByRole('button', { name: 'Add a picture' }).click()
  await page.getByRole('button', { name: 'Choose from the library' }).click()
  await page
    .getByRole('dialog', { name: 'Pictures of the site' })
    .getByRole('button', { name: /Used in Plates/ })
    .click()
  page
    .getByRole('slider', { name: /from the left/ })
    .element()
    .focus()
  await userEvent.keyboard('{ArrowRight}')
  expect(await saved()).toEqual([
    {
      type: 'gallery',
      pictures: [{ src: '/media/texts/x.webp', alt: 'A plate', caption: '', focus: { x: 51, y: 50 } }],
    },
  ])
})

test('Backspace in an empty quote of a column removes the quote alone, and Ctrl+Enter leaves a selected block', async () => {
  const { saved } = await openEditor([
    {
      type: 'columns',
      columns: [[{ type: 'text', html: '<p>Left</p>' }], [{ type: 'text', html: '<p>Right</p>' }]],
    },
    { type: 'video', url: 'https://vimeo.com/76979871', title: '' },
    { type: 'heading', level: 2, text: 'Two' },
  ])
  await editorText.getByText('Left').click()
  await userEvent.keyboard('{End}{Enter}/quote{Enter}{Backspace}')
  await page.getByRole('textbox', { name: 'What it shows' }).click()
  await userEvent.keyboard('{Escape}{Control>}{Enter}{/Control}Behind the video')
  expect(await saved()).toMatchObject([
    {
      type: 'columns',
      columns: [[{ type: 'text', html: '<p>Left</p>' }], [{ type: 'text', html: '<p>Right</p>' }]],
    },
    { type: 'video' },
    { type: 'text', html: '<p>Behind the video</p>' },
    { type: 'heading', text: 'Two' },
  ])
})
