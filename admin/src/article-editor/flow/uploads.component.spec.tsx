import type { ContentBlock } from '@vitrine/contracts/dictionary/content'
import { UPLOADS_WAIT } from '@vitrine/contracts/failure-words'
import { WAITING_WORDS } from '@vitrine/contracts/send-patiently'
import { responds } from '@vitrine/contracts/testing/in-memory-api'
import { uploadPicture } from '@vitrine/contracts/texts/endpoints'
import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { autosaves, contentInMemory, EDITOR } from '../../../tests/an-edited-article.ts'
import { editorText, typeAtEnd } from '../../../tests/editor-text.ts'
import { openConsole } from '../../../tests/open-console.tsx'

/** An editor whose uploads last until they are let go on. */
async function openEditor(blocks: ContentBlock[] = [], refusals: Response[] = []) {
  const { promise: goesOn, resolve: goOn } = Promise.withResolvers<undefined>()
  const { stored, responders } = contentInMemory(blocks)
  let uploads = 0
  const { asked } = await openConsole(
    EDITOR,
    ...responders,
    autosaves,
    responds(uploadPicture, async () => {
      const refusal = refusals.shift()
      if (refusal) return refusal
      uploads += 1
      const src = `/media/texts/${uploads}.webp`
      await goesOn
      return { src }
    }),
  )
  await expect.element(editorText).toBeVisible()
  return {
    goOn: () => goOn(undefined),
    isUploading: async () =>
      await expect.poll(() => asked.some(({ path }) => path.includes('picture'))).toBe(true),
    saved: async () => {
      await page.getByRole('button', { name: 'Save', exact: true }).click()
      await expect.element(page.getByText(/Draft 2, saved/)).toBeVisible()
      return stored().blocks
    },
  }
}

function paste(html: string | null) {
  const clipboardData = new DataTransfer()
  if (html !== null) clipboardData.setData('text/html', html)
  clipboardData.items.add(new File(['a'], 'a.png', { type: 'image/png' }))
  editorText
    .element()
    .dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }))
}

test('a pasted picture stands where it was pasted, and what is typed while it is uploaded goes where the caret is', async () => {
  const { goOn, isUploading, saved } = await openEditor([
    { type: 'text', html: '<p>One</p>' },
    { type: 'heading', level: 2, text: 'Two' },
  ])
  await editorText.getByText('One').click()
  paste(null)
  await isUploading()
  await editorText.getByText('Two').click()
  await userEvent.keyboard('{End} and')
  goOn()
  await expect.element(page.getByRole('group', { name: 'Picture' })).toBeVisible()
  await userEvent.keyboard(' more')
  expect(await saved()).toMatchObject([
    { type: 'text' },
    { type: 'picture', src: '/media/texts/1.webp', caption: '' },
    { type: 'heading', text: 'Two and more' },
  ])
})

test('a picture that is copied from a web page is uploaded, not named at its own site', async () => {
  const { goOn, saved } = await openEditor()
  goOn()
  await typeAtEnd('Before')
  paste('<meta charset="utf-8"><img src="https://images.example/a.jpg" alt="A cup">')
  await expect.element(page.getByRole('group', { name: 'Picture' })).toBeVisible()
  expect(await saved()).toMatchObject([{ type: 'text' }, { type: 'picture', src: '/media/texts/1.webp' }])
})

test('what is written of a gallery while a picture is uploaded stays', async () => {
  const { goOn, isUploading, saved } = await openEditor([
    {
      type: 'gallery',
      pictures: [
        { src: '/media/a.webp', alt: '', caption: '' },
        { src: '/media/b.webp', alt: '', caption: '' },
      ],
    },
  ])
  await userEvent.upload(
    page.getByLabelText('Picture file').nth(1),
    new File(['b'], 'b.png', { type: 'image/png' }),
  )
  await isUploading()
  await page.getByRole('textbox', { name: 'Caption of picture 1' }).fill('A cup')
  await page.getByRole('textbox', { name: 'Alternative text of picture 2' }).fill('A saucer')
  goOn()
  await expect
    .element(page.getByRole('textbox', { name: 'URL of picture 2' }))
    .toHaveValue('/media/texts/1.webp')
  expect(await saved()).toMatchObject([
    {
      type: 'gallery',
      pictures: [
        { src: '/media/a.webp', caption: 'A cup' },
        { src: '/media/texts/1.webp', alt: 'A saucer' },
      ],
    },
  ])
})

test('a picture that a busy server refuses waits, says so, and is uploaded by itself', async () => {
  const busy = Response.json(
    { errorCode: 'TOO_MANY_REQUESTS', message: UPLOADS_WAIT },
    { status: 429, headers: { 'retry-after': '1' } },
  )
  const { goOn, saved } = await openEditor([], [busy])
  goOn()
  await typeAtEnd('Before')
  paste(null)
  await expect.element(page.getByText(WAITING_WORDS)).toBeVisible()
  await expect.element(page.getByRole('group', { name: 'Picture' })).toBeVisible()
  await expect.element(page.getByText(WAITING_WORDS)).not.toBeInTheDocument()
  expect(await saved()).toMatchObject([{ type: 'text' }, { type: 'picture', src: '/media/texts/1.webp' }])
})

test('a picture that is refused without a time to wait says the server’s sentence', async () => {
  const busy = Response.json({ errorCode: 'TOO_MANY_REQUESTS', message: UPLOADS_WAIT }, { status: 429 })
  await openEditor([], [busy])
  paste(null)
  await expect.element(page.getByText(`a.png: ${UPLOADS_WAIT}`)).toBeVisible()
})
