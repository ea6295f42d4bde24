import {
  createArticle,
  listAuthors,
  manageArticles,
  manageTemplates,
  updateArticle,
  updateThumbnail,
} from '@vitrine/contracts/dictionary/endpoints'
import { dictionaryMessages } from '@vitrine/contracts/dictionary/messages'
import type { ManagedTemplate } from '@vitrine/contracts/dictionary/templates'
import { listByName } from '@vitrine/contracts/taxonomy/endpoints'
import { Refused, responds, type Responder } from '@vitrine/contracts/testing/in-memory-api'
import { findPictures, uploadPicture } from '@vitrine/contracts/texts/endpoints'
import { textLimits, textMessages } from '@vitrine/contracts/texts/messages'
import { afterEach, expect, onTestFinished, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { aCategory } from '../../tests/a-category.ts'
import { anArticle } from '../../tests/an-article.ts'
import { anAuthor } from '../../tests/an-author.ts'
import { givesRows, openConsole } from '../../tests/open-console.tsx'

const MANAGER = '/app/oms/dictionaryManager'
/** Pictures that the test's own server has. */
const PICTURES = '/web/public/images/'
const PICTURE = `${PICTURES}no-results.svg`
const secondAuthor = {
  ...anAuthor,
  id: 9,
  firstName: 'Bea',
  lastName: 'Potter',
  fullName: 'Bea Potter',
  url: 'bea-potter',
}
const stored = anArticle({ title: 'Vase', thumbnail: PICTURE, categoryId: 1, authorIds: [anAuthor.id] })

const aTemplate = (id: number, name: string, isDefault = false): ManagedTemplate => ({
  id,
  name,
  of: 'dictionary-article',
  isDefault,
  url: `template-${id}`,
  uses: 0,
  lastEdited: '2026-11-21T05:06:07.000Z',
  revision: 1,
})
const templates = [aTemplate(7, 'Default Template', true), aTemplate(8, 'Maker')]

const all = { total: 1, currentLimit: 1, currentOffset: 0 }

/** The manager with one article, one category and one author; what the api says otherwise comes first. */
async function openManager(...responders: Responder[]) {
  const settings = document.createElement('meta')
  settings.name = 'console-settings'
  settings.content = JSON.stringify({ imageHosts: [], mediaBase: PICTURES })
  document.head.append(settings)
  onTestFinished(() => settings.remove())
  return await openConsole(
    MANAGER,
    ...responders,
    responds(manageArticles, () => ({
      response: { items: [stored], totals: 1, defaultArticle: { url: 'default' } },
    })),
    responds(listByName, () => ({ items: [aCategory], meta: all })),
    responds(listAuthors, () => ({ items: [anAuthor, secondAuthor], meta: all })),
    givesRows(manageTemplates, () => templates),
  )
}

afterEach(() => localStorage.clear())

const create = page.getByRole('dialog', { name: 'Create an article' })
const edit = page.getByRole('dialog', { name: 'Edit article' })
const submit = edit.getByRole('button', { name: 'Submit' })
const taken = () =>
  Response.json(
    {
      status: 'error',
      errorCode: 'ALREADY_EXISTS',
      message: 'No',
      errors: { url: dictionaryMessages.urlTaken },
    },
    { status: 400 },
  )
const broken = () => Response.json({}, { status: 500 })

async function fillCreate(): Promise<void> {
  await page.getByRole('button', { name: 'Create an article' }).click()
  await create.getByRole('textbox', { name: 'Title' }).fill('Arts &amp; Crafts')
  await create.getByRole('textbox', { name: 'URL' }).fill('-_Arts crafts_1!-')
  await create.getByRole('combobox', { name: 'Category' }).fill(aCategory.title)
  await page.getByRole('option').first().click()
  await create.getByRole('combobox', { name: 'Authors' }).click()
  for (const { fullName } of [anAuthor, secondAuthor])
    await page.getByRole('option', { name: fullName }).click()
  await expect.element(create.getByRole('button', { name: 'Create' })).toBeDisabled()
  await expect.element(create.getByText('To go on, please check: Thumbnail.')).toBeVisible()
  await create.getByRole('textbox', { name: 'Thumbnail' }).fill(PICTURE)
}

const aFile = (name: string, type: string, bytes = 1) => new File([new Uint8Array(bytes)], name, { type })

async function openDetails(): Promise<void> {
  await page.getByRole('button', { name: 'Edit details of Vase' }).click()
  await expect.element(submit).toBeDisabled()
}

test('D1-162 to D1-165, D1-169, D1-170: an article is created with what was typed, and its editor opens beside', async () => {
  const open = vi.spyOn(window, 'open').mockReturnValue(window)
  onTestFinished(() => open.mockRestore())
  const { promise: held, resolve: release } = Promise.withResolvers<void>()
  const { asked } = await openManager(
    responds(createArticle, () => held.then(() => ({ response: { id: 2 } }))),
  )
  await fillCreate()
  await expect.element(create.getByRole('img', { name: 'Minimum 3 characters' })).toBeVisible()
  const lists = () =>
    asked.filter(({ method, path }) => method === 'GET' && path.startsWith(manageArticles.path)).length
  const before = lists()
  await create.getByRole('button', { name: 'Create' }).click()
  await expect.element(create.getByRole('progressbar', { name: 'Creating the article' })).toBeVisible()
  await expect.element(create.getByRole('button', { name: 'Create' })).toBeDisabled()
  release()
  await expect.element(create).not.toBeInTheDocument()
  expect(asked.find(({ method }) => method === 'POST')?.body).toEqual({
    title: 'Arts & Crafts',
    url: 'artscrafts_1',
    thumbnail: PICTURE,
    description: '',
    categoryId: 1,
    authorIds: [anAuthor.id, secondAuthor.id],
    showBreadcrumbs: true,
  })
  expect(open).toHaveBeenCalledWith('/oryEditor/artscrafts_1?title=Arts%20%26%20Crafts', '_blank')
  await expect.poll(lists).toBeGreaterThan(before)
  await expect.element(page.getByText('Created: Arts & Crafts', { exact: true })).toBeVisible()
  await expect
    .element(page.getByRole('link', { name: 'Write it' }))
    .toHaveAttribute('href', '/oryEditor/artscrafts_1?title=Arts%20%26%20Crafts')
})

test('D1-171: a create that fails says so in the modal, a taken url at its field; what was typed stays', async () => {
  const responses = [broken, taken]
  await openManager(responds(createArticle, () => (responses.shift() ?? broken)()))
  await fillCreate()
  await create.getByRole('button', { name: 'Create' }).click()
  await expect.element(create.getByRole('alert')).toMatchTextContent(dictionaryMessages.createFailed)
  await expect.element(create.getByRole('textbox', { name: 'Title' })).toHaveValue('Arts &amp; Crafts')
  await create.getByRole('textbox', { name: 'URL' }).fill('vase')
  await create.getByRole('button', { name: 'Create' }).click()
  await expect.element(create.getByText(dictionaryMessages.urlTaken).last()).toBeVisible()
})

test('a new article begins with the template that is chosen; one that was deleted meanwhile is told, and can be chosen no more', async () => {
  const open = vi.spyOn(window, 'open').mockReturnValue(null)
  onTestFinished(() => open.mockRestore())
  const gone = () =>
    Response.json(
      {
        status: 'error',
        errorCode: 'VALIDATION_FAILED',
        message: 'No',
        errors: { templateId: dictionaryMessages.templateUnknown },
      },
      { status: 400 },
    )
  const responses: (() => Response | { response: { id: number } })[] = [gone, () => ({ response: { id: 2 } })]
  const { asked } = await openManager(responds(createArticle, () => (responses.shift() ?? broken)()))
  await fillCreate()
  const template = create.getByRole('combobox', { name: 'Template' })
  await expect.element(template).toMatchTextContent('Default template')
  const choose = async () => {
    await template.click()
    await page.getByRole('option', { name: 'Maker' }).click()
    await create.getByRole('button', { name: 'Create' }).click()
  }
  await choose()
  await expect.element(create.getByRole('alert')).toMatchTextContent(dictionaryMessages.templateUnknown)
  await expect.element(template).toMatchTextContent('Default template')
  await choose()
  await expect.element(create).not.toBeInTheDocument()
  expect(
    asked
      .filter(({ method }) => method === 'POST')
      .map(({ body }) => (body as { templateId?: number }).templateId),
  ).toEqual([8, 8])
  await expect
    .element(page.getByText('Created: Arts & Crafts. Your browser blocked the new tab of the editor.'))
    .toBeVisible()
  await expect.element(page.getByRole('link', { name: 'Write it' })).toBeVisible()
})

test('who may no longer change or create articles is told in the window, which stays with what was typed', async () => {
  const refuse = () => {
    throw new Refused('FORBIDDEN')
  }
  await openManager(responds(createArticle, refuse), responds(updateArticle, refuse))
  await openDetails()
  await edit.getByRole('textbox', { name: 'Title' }).fill('Blue vase')
  await submit.click()
  await expect
    .element(edit.getByRole('alert'))
    .toMatchTextContent(/^Your account may no longer change this article, so nothing is saved\./)
  await expect.element(edit.getByRole('alert')).toHaveFocus()
  await expect.element(edit.getByRole('textbox', { name: 'Title' })).toHaveValue('Blue vase')
  await edit.getByRole('button', { name: 'Cancel' }).click()
  await fillCreate()
  await create.getByRole('button', { name: 'Create' }).click()
  await expect
    .element(create.getByRole('alert'))
    .toMatchTextContent(/^Your account may no longer create articles, so nothing is saved\./)
  await expect.element(create.getByRole('textbox', { name: 'Title' })).toHaveValue('Arts &amp; Crafts')
})

test('D1-161, D1-167, D1-172 to D1-176: what cannot be accepted is said at its field and not sent; opened again, all is as stored', async () => {
  const { asked } = await openManager()
  await openDetails()
  await expect
    .element(edit.getByRole('img', { name: 'Thumbnail preview' }))
    .toHaveStyle({ width: '120px', height: '60px' })
  const breadcrumbs = edit.getByRole('checkbox', { name: 'Show breadcrumbs' })
  await expect.element(breadcrumbs).toBeDisabled()
  await expect.element(breadcrumbs).toBeChecked()
  await edit.getByRole('textbox', { name: 'URL' }).fill('--__')
  await edit.getByRole('textbox', { name: 'Thumbnail' }).fill('http://example.org/a.jpg')
  await edit.getByRole('textbox', { name: 'Description' }).fill('')
  await expect.element(edit.getByText('1,000 characters left')).toBeVisible()
  await edit.getByRole('textbox', { name: 'Description' }).fill('x'.repeat(1200))
  await expect.element(edit.getByText(dictionaryMessages.urlNeedsLetters)).toBeVisible()
  await expect.element(edit.getByText(dictionaryMessages.thumbnailNotAllowed)).toBeVisible()
  await expect.element(edit.getByText('0 characters left')).toBeVisible()
  await expect.element(submit).toBeDisabled()
  await edit.getByRole('textbox', { name: 'URL' }).fill('a-blue-vase')
  await edit.getByRole('textbox', { name: 'Thumbnail' }).fill(`${PICTURES}nothing-is-here.webp`)
  await submit.click()
  await expect.element(edit.getByText(dictionaryMessages.thumbnailNotReachable).last()).toBeVisible()
  expect(asked.filter(({ method }) => method === 'PUT' || method === 'PATCH')).toEqual([])
  await edit.getByRole('button', { name: 'Cancel' }).click()
  await openDetails()
  await expect.element(edit.getByRole('textbox', { name: 'Thumbnail' })).toHaveValue(PICTURE)
  await expect.element(edit.getByText(dictionaryMessages.thumbnailNotReachable)).not.toBeInTheDocument()
})

test('an article is saved while its stored thumbnail cannot be loaded', async () => {
  const lost = { ...stored, thumbnail: `${PICTURES}nothing-is-here.webp` }
  const { asked } = await openManager(
    responds(manageArticles, () => ({
      response: { items: [lost], totals: 1, defaultArticle: { url: 'default' } },
    })),
    responds(updateArticle, () => ({ response: { ...lost, title: 'Blue vase', revision: 2 } })),
  )
  await openDetails()
  await edit.getByRole('textbox', { name: 'Title' }).fill('Blue vase')
  await submit.click()
  await expect.element(edit).not.toBeInTheDocument()
  expect(asked.filter(({ method }) => method === 'PUT')).toMatchObject([{ body: { title: 'Blue vase' } }])
})

test('D1-173, D1-177, D1-178: an update names the url before and updates the row; one that fails says so, a taken url at its field', async () => {
  const responses = [
    broken,
    taken,
    () => ({ response: { ...stored, title: 'Blue vase', url: 'blue-vase', revision: 2 } }),
  ]
  const { asked } = await openManager(responds(updateArticle, () => (responses.shift() ?? broken)()))
  await openDetails()
  await edit.getByRole('textbox', { name: 'Title' }).fill('Blue vase')
  await submit.click()
  await expect.element(edit.getByText(dictionaryMessages.updateFailed)).toBeVisible()
  await edit.getByRole('textbox', { name: 'URL' }).fill('taken')
  await submit.click()
  await expect.element(edit.getByText(dictionaryMessages.urlTaken).last()).toBeVisible()
  await edit.getByRole('textbox', { name: 'URL' }).fill('blue-vase')
  await submit.click()
  await expect.element(edit).not.toBeInTheDocument()
  await expect.element(page.getByRole('button', { name: 'Edit details of Blue vase' })).toBeVisible()
  expect(asked.filter(({ method }) => method === 'PUT').at(-1)).toMatchObject({
    body: { url: 'blue-vase', currentUrl: 'article-1' },
  })
})

test('D1-173: Submit waits for a change, for fields that can be accepted, for what is being sent, and for whoever was refused to type again', async () => {
  const { promise: held, resolve: release } = Promise.withResolvers<Response>()
  const { asked } = await openManager(responds(updateArticle, () => held))
  await openDetails()
  const title = edit.getByRole('textbox', { name: 'Title' })
  await title.fill('Blue vase')
  await expect.element(submit).toBeEnabled()
  await title.fill('Va')
  await expect.element(submit).toBeDisabled()
  await title.fill('Vase')
  await expect.element(submit).toBeDisabled()
  await title.fill('Blue vase')
  for (const [name, wrong, right] of [
    ['URL', '--', 'article-1'],
    ['Thumbnail', 'https://elsewhere.example/a.jpg', PICTURE],
  ] as const) {
    await edit.getByRole('textbox', { name }).fill(wrong)
    await expect.element(submit).toBeDisabled()
    await edit.getByRole('textbox', { name }).fill(right)
    await expect.element(submit).toBeEnabled()
  }
  for (const name of ['Category', 'Authors']) {
    const choice = edit.getByRole('combobox', { name })
    await choice.click()
    await (name === 'Authors' ? userEvent.keyboard('{Backspace}') : choice.clear())
    await expect.element(submit).toBeDisabled()
    await choice.fill(name === 'Authors' ? anAuthor.fullName : aCategory.title)
    await page.getByRole('option').first().click()
    await expect.element(submit).toBeEnabled()
  }
  await userEvent.keyboard('{Escape}')
  await submit.click()
  await expect.element(edit.getByRole('progressbar', { name: 'Saving the article' })).toBeVisible()
  await expect.element(submit).toBeDisabled()
  await userEvent.keyboard('{Enter}')
  release(broken())
  await expect.element(edit.getByText(dictionaryMessages.updateFailed)).toBeVisible()
  await expect.element(submit).toBeDisabled()
  expect(asked.filter(({ method }) => method === 'PUT')).toHaveLength(1)
  await title.fill('A blue vase')
  await expect.element(submit).toBeEnabled()
})

test('Create and Submit say why they are disabled', async () => {
  await openManager(responds(updateArticle, () => broken()))
  await page.getByRole('button', { name: 'Create an article' }).click()
  await expect
    .element(create.getByRole('button', { name: 'Create' }))
    .toHaveAccessibleDescription(/^To go on, please check: .*Title.*Thumbnail/)
  await create.getByRole('button', { name: 'Cancel' }).click()
  await expect.element(create).not.toBeInTheDocument()
  await openDetails()
  await expect.element(submit).toHaveAccessibleDescription('Nothing has changed yet.')
  const title = edit.getByRole('textbox', { name: 'Title' })
  await title.fill('Va')
  await expect.element(submit).toHaveAccessibleDescription('To go on, please check: Title.')
  await title.fill('Blue vase')
  await expect.element(submit).not.toHaveAttribute('aria-describedby')
  await submit.click()
  await expect.element(submit).toHaveAccessibleDescription('Change something to try again.')
})

test('D1-179: a thumbnail that could not be saved has its own sentence', async () => {
  await openManager(responds(updateThumbnail, () => broken()))
  await openDetails()
  await edit.getByRole('textbox', { name: 'Thumbnail' }).fill(`${PICTURE}?another`)
  await submit.click()
  await expect.element(edit.getByText(dictionaryMessages.thumbnailUpdateFailed)).toBeVisible()
})

test('what was typed outlives a closed modal, is offered again, and goes when it is given up', async () => {
  await openManager()
  await openDetails()
  await edit.getByRole('textbox', { name: 'Description' }).fill('A vessel for flowers.')
  await userEvent.keyboard('{Escape}')
  await expect.element(edit).not.toBeInTheDocument()
  await openDetails()
  await expect.element(edit.getByText(/You typed something here/)).toBeVisible()
  await edit.getByRole('button', { name: 'Restore' }).click()
  await expect
    .element(edit.getByRole('textbox', { name: 'Description' }))
    .toHaveValue('A vessel for flowers.')
  await edit.getByRole('button', { name: 'Cancel' }).click()
  await expect.element(edit).not.toBeInTheDocument()
  await openDetails()
  expect(edit.getByText(/You typed something here/).elements()).toEqual([])
})

test('a picture is uploaded for a new article: its progress and preview are shown, and the create call sends the seven documented fields', async () => {
  const open = vi.spyOn(window, 'open').mockReturnValue(window)
  onTestFinished(() => open.mockRestore())
  const { promise: stored, resolve: store } = Promise.withResolvers<{ src: string }>()
  const { asked } = await openManager(
    responds(uploadPicture, () => stored),
    responds(createArticle, () => ({ response: { id: 2 } })),
  )
  await fillCreate()
  await create.getByRole('textbox', { name: 'Thumbnail' }).fill('')
  await userEvent.upload(create.getByLabelText('Picture file'), aFile('plate.png', 'image/png'))
  await expect.element(create.getByRole('progressbar', { name: 'Uploading plate.png' })).toBeVisible()
  await expect.element(create.getByText('The picture is still being uploaded.')).toBeVisible()
  await expect.element(create.getByRole('button', { name: 'Create' })).toBeDisabled()
  await create.getByRole('textbox', { name: 'Description' }).fill('Typed meanwhile')
  store({ src: PICTURE })
  await expect.element(create.getByRole('textbox', { name: 'Thumbnail' })).toHaveValue(PICTURE)
  await expect.element(create.getByRole('img', { name: 'Thumbnail preview' })).toHaveAttribute('src', PICTURE)
  await expect.element(create.getByRole('status')).toMatchTextContent('The picture is uploaded.')
  await create.getByRole('button', { name: 'Create' }).click()
  await expect.element(create).not.toBeInTheDocument()
  const sent = asked.find(({ method, path }) => method === 'POST' && path === createArticle.path)?.body ?? {}
  expect(Object.keys(sent)).toHaveLength(7)
  expect(sent).toMatchObject({ thumbnail: PICTURE, description: 'Typed meanwhile' })
})

test('a picture that cannot be uploaded says why at the field, with a way on, and what was typed stays', async () => {
  const refusals: (() => never)[] = [
    () => {
      throw new Refused('SERVICE_UNAVAILABLE', { message: textMessages.pictureStorageAway })
    },
    () => {
      throw new Refused('SIGN_IN_REQUIRED')
    },
    () => {
      throw new Refused('FORBIDDEN')
    },
  ]
  const { asked } = await openManager(responds(uploadPicture, () => refusals.shift()?.() ?? { src: PICTURE }))
  await openDetails()
  await edit.getByRole('textbox', { name: 'Title' }).fill('Blue vase')
  const file = edit.getByLabelText('Picture file')
  const problem = edit.getByRole('alert')
  const again = edit.getByRole('button', { name: 'Try again' })
  const uploads = () => asked.filter(({ path }) => path === uploadPicture.path).length

  await userEvent.upload(file, aFile('mark.svg', 'image/svg+xml'))
  await expect.element(problem).toMatchTextContent(textMessages.pictureIsSvg)
  await userEvent.upload(file, aFile('huge.jpg', 'image/jpeg', textLimits.pictureBytesMax + 1))
  await expect.element(problem).toMatchTextContent(textMessages.pictureTooLarge)
  await expect.element(again).not.toBeInTheDocument()
  expect(uploads()).toBe(0)

  await userEvent.upload(file, aFile('plate.jpg', 'image/jpeg'))
  await expect.element(problem).toMatchTextContent(`plate.jpg: ${textMessages.pictureStorageAway}`)
  await again.click()
  await expect.element(problem).toMatchTextContent('plate.jpg: Please log in to continue.')
  await expect
    .element(edit.getByRole('link', { name: 'Log in in a new tab' }))
    .toHaveAttribute('target', '_blank')
  await again.click()
  await expect.element(problem).toMatchTextContent('Your account does not have permission to do this.')
  await userEvent.upload(file, aFile('plate.jpg', 'image/jpeg'))
  await expect.element(problem).not.toBeInTheDocument()
  await expect.element(edit.getByRole('textbox', { name: 'Title' })).toHaveValue('Blue vase')
  await expect.element(submit).toBeEnabled()
})

test('a picture of the library fills the thumbnail and the alternative text, which can be changed', async () => {
  const { asked } = await openManager(
    responds(updateArticle, () => ({ response: { ...stored, revision: 2 } })),
    responds(findPictures, () => ({
      items: [{ src: `${PICTURE}?other`, alt: 'A plate', usedIn: [{ title: 'Plate', url: 'plate' }] }],
    })),
  )
  await openDetails()
  await edit.getByRole('button', { name: 'Choose from the library' }).click()
  const picture = page.getByRole('button', { name: /A plate/ })
  await expect.element(picture).toBeVisible()
  await picture.click()
  await expect.element(edit.getByRole('textbox', { name: 'Thumbnail' })).toHaveValue(`${PICTURE}?other`)
  await expect.element(edit.getByRole('textbox', { name: /^Alternative text/ })).toHaveValue('A plate')
  await edit.getByRole('textbox', { name: /^Alternative text/ }).fill('A plate with a crack.')
  await submit.click()
  await expect.element(edit).not.toBeInTheDocument()
  expect(asked.find(({ method }) => method === 'PUT')).toMatchObject({
    body: { thumbnail: `${PICTURE}?other`, thumbnailAlt: 'A plate with a crack.' },
  })
})
