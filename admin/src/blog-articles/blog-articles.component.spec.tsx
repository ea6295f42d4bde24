import {
  createPost,
  deletePost,
  managePost,
  managePosts,
  publishPost,
  readPostContent,
  savePostContent,
  unpublishPost,
  updatePost,
} from '@vitrine/contracts/blog/endpoints'
import type { ManagedPost } from '@vitrine/contracts/blog/managed-schemas'
import type { ContentBlock } from '@vitrine/contracts/dictionary/content'
import { listAuthors } from '@vitrine/contracts/dictionary/endpoints'
import { listByName } from '@vitrine/contracts/taxonomy/endpoints'
import { Refused, responds } from '@vitrine/contracts/testing/in-memory-api'
import {
  autosaveText,
  listTextVersions,
  readTextVersion,
  restoreVersion,
} from '@vitrine/contracts/texts/endpoints'
import type { WholeTextVersion } from '@vitrine/contracts/texts/versions'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { aCategory } from '../../tests/a-category.ts'
import { editorText, writeHeading } from '../../tests/editor-text.ts'
import { givesRows, openConsole } from '../../tests/open-console.tsx'

const LIST = '/app/oms/blog-articles'

const stored: ManagedPost = {
  id: 7,
  title: 'Reading a hallmark',
  url: 'reading-a-hallmark',
  kind: 'article',
  description: 'Small stamps.',
  picture: '/media/blog/hallmark.webp',
  pictureAlt: '',
  categoryId: 1,
  category: 'Glass',
  authorId: 3,
  author: 'Ada Bell',
  mediaLink: null,
  publishedOn: null,
  status: 'UNPUBLISHED',
  draftVersion: 1,
  publishedVersion: 0,
  lastEdited: '2026-03-04T05:06:07.000Z',
  pageURI: '/articles/reading-a-hallmark',
  revision: 1,
}
const aVersion: WholeTextVersion = {
  id: 1,
  kind: 'saved',
  draftVersion: 1,
  madeBy: 'Ada Bell',
  madeAt: '2026-03-01T12:00:00.000Z',
  details: {
    title: 'Reading a hallmark',
    url: 'reading-a-hallmark',
    kind: 'article',
    category: 'Glass',
    authors: ['Ada Bell'],
    mediaLink: null,
  },
  blocks: [{ type: 'heading', level: 2, text: 'The leopard' }],
}
const author = {
  id: 3,
  firstName: 'Ada',
  lastName: 'Bell',
  fullName: 'Ada Bell',
  about: '',
  photo: null,
  credentials: '',
  website: null,
  dateCreated: '2026-01-01',
  dateUpdated: '2026-01-01',
  url: 'ada-bell',
}

function postsInMemory(changes: Partial<ManagedPost> = {}) {
  const posts: ManagedPost[] = [{ ...stored, ...changes }]
  let blocks: ContentBlock[] = []
  let autosaved: ContentBlock[] = []
  const typed = (): WholeTextVersion => ({ ...aVersion, id: 2, kind: 'autosaved', blocks: autosaved })
  const found = (id: number): ManagedPost => {
    const post = posts.find((one) => one.id === id)
    if (!post) throw new Refused('NOT_FOUND')
    return post
  }
  const change = (id: number, values: Partial<ManagedPost>) =>
    Object.assign(found(id), values, { revision: found(id).revision + 1 })
  const contentOf = (id: number) => ({ ...found(id), blocks })
  return [
    givesRows(managePosts, ({ q }) =>
      posts.filter(({ title }) => typeof q !== 'string' || title.toLowerCase().includes(q.toLowerCase())),
    ),
    responds(managePost, ({ params: { id } }) => found(id)),
    responds(createPost, ({ body }) => {
      const post = { ...stored, ...body, id: 8 }
      posts.push(post)
      return post
    }),
    responds(updatePost, ({ params: { id }, body }) => change(id, body)),
    responds(publishPost, ({ params: { id } }) =>
      change(id, {
        status: 'PUBLISHED',
        publishedOn: '2026-03-04',
        publishedVersion: found(id).draftVersion,
      }),
    ),
    responds(unpublishPost, ({ params: { id } }) => change(id, { status: 'UNPUBLISHED' })),
    responds(deletePost, ({ params: { id } }) => void posts.splice(posts.indexOf(found(id)), 1)),
    responds(readPostContent, ({ params: { id } }) => contentOf(id)),
    responds(savePostContent, ({ params: { id }, body }) => {
      blocks = body.blocks
      change(id, { draftVersion: found(id).draftVersion + 1 })
      return contentOf(id)
    }),
    responds(autosaveText, ({ body }) => {
      autosaved = body.blocks
      return { keptAt: stored.lastEdited, url: stored.url }
    }),
    responds(listTextVersions, () => ({
      items: [typed(), aVersion],
      meta: { total: 2, currentLimit: 50, currentOffset: 0 },
    })),
    responds(readTextVersion, ({ params: { version } }) => (version === 2 ? typed() : aVersion)),
    responds(restoreVersion, ({ params: { id } }) => {
      blocks = aVersion.blocks
      change(id, { draftVersion: found(id).draftVersion + 1 })
      return contentOf(id)
    }),
    responds(listByName, () => ({
      items: [aCategory],
      meta: { total: 1, currentLimit: 1, currentOffset: 0 },
    })),
    responds(listAuthors, () => ({ items: [author], meta: { total: 1, currentLimit: 1, currentOffset: 0 } })),
  ]
}

const fill = async (name: string, text: string) =>
  await page.getByRole('textbox', { name, exact: false }).first().fill(text)
const choose = async (name: string, option: string) => {
  await page.getByRole('combobox', { name }).fill(option)
  await page.getByRole('option', { name: option }).click()
}
const save = () => page.getByRole('button', { name: 'Save' }).click()

test('a post is made, told where its pictures and its link may lead, and sent as the call wants it', async () => {
  const { asked, place } = await openConsole(`${LIST}/create`, ...postsInMemory())
  await fill('Title', 'Old screws')
  await expect.element(page.getByRole('textbox', { name: 'URL' }).first()).toHaveValue('old-screws')
  await fill('Description', 'What a thread tells.')
  await choose('Category', aCategory.title)
  await choose('Author', 'Ada Bell')
  await fill('Picture URL', 'https://elsewhere.example/a.jpg')
  await fill('Link to a video or a podcast', 'https://elsewhere.example/film')
  await save()
  const picture = page.getByRole('textbox', { name: 'Picture URL' })
  await expect
    .element(picture)
    .toHaveAccessibleDescription(
      /^A picture must be an https URL on one of our image hosts, or one of our own pictures\. ?A picture of our own, under \/media\/$/,
    )
  await expect.element(page.getByText(/The link must be an https URL on one of these sites/)).toBeVisible()
  await fill('Picture URL', '/media/blog/screws.webp')
  await fill('Link to a video or a podcast', '')
  await save()
  await expect.poll(() => place().split('?')[0]).toBe(LIST)
  expect(asked.find(({ method }) => method === 'POST')?.body).toEqual({
    title: 'Old screws',
    url: 'old-screws',
    kind: 'article',
    description: 'What a thread tells.',
    categoryId: aCategory.id,
    authorId: 3,
    picture: '/media/blog/screws.webp',
    pictureAlt: '',
    mediaLink: null,
  })
})

test('its content is written in the editor of articles, saved and published by its own calls', async () => {
  const { asked, place } = await openConsole(LIST, ...postsInMemory())
  await page.getByRole('link', { name: 'Write Reading a hallmark' }).click()
  await expect.poll(place).toBe('/oryEditor/blog/7')
  await expect.element(page.getByText('/articles/reading-a-hallmark')).toBeVisible()
  await writeHeading('The lion')
  await page.getByRole('button', { name: 'Publish' }).click()
  await expect.element(page.getByText('Published. Readers see this version.')).toBeVisible()
  expect(
    asked
      .filter(({ method, path }) => method === 'PUT' && path.startsWith('/api/v1/blog/'))
      .map(({ path, headers }) => [path, headers.get('if-match')]),
  ).toEqual([
    ['/api/v1/blog/admin/blog-articles/7/content', '"1"'],
    ['/api/v1/blog/admin/blog-articles/7/publish', '"2"'],
  ])
  await page.getByRole('link', { name: 'All posts' }).click()
  await expect.poll(() => place().split('?')[0]).toBe(LIST)
})

test('its details are changed beside the text, which goes on from there; a save of the text by somebody else is in nobody’s way', async () => {
  const posts = postsInMemory({ status: 'PUBLISHED' })
  const mine: ManagedPost = { ...stored, status: 'PUBLISHED' }
  let theirs: ManagedPost | null = null
  const { asked } = await openConsole(
    '/oryEditor/blog/7',
    responds(managePost, () => theirs ?? mine),
    responds(updatePost, ({ body }) => {
      // The first save comes behind another's save of the text.
      if (!theirs) {
        theirs = { ...mine, draftVersion: 2, revision: 4 }
        throw new Refused('REVISION_CONFLICT')
      }
      return { ...theirs, ...body, revision: 5 }
    }),
    ...posts,
  )
  await page.getByRole('button', { name: 'Details', exact: true }).click()
  const panel = page.getByRole('complementary', { name: 'Details' })
  const saveDetails = panel.getByRole('button', { name: 'Save the details' })
  await expect.element(saveDetails).toBeDisabled()
  await expect.element(panel.getByText('Readers see them at once.')).toBeVisible()
  await panel.getByRole('textbox', { name: 'Title' }).fill('Reading hallmarks')
  await expect.element(page.getByText(/The details are not saved\.$/)).toBeVisible()
  await saveDetails.click()
  await expect.element(page.getByRole('heading', { name: 'Reading hallmarks' })).toBeVisible()
  await expect.element(saveDetails).toBeDisabled()
  expect(
    asked
      .filter(({ method, path }) => method === 'PUT' && path.startsWith('/api/v1/blog/'))
      .map(({ headers }) => headers.get('if-match')),
  ).toEqual(['"1"', '"4"'])
})

test('who may no longer change its details is told beside the text, with what was typed', async () => {
  await openConsole(
    '/oryEditor/blog/7',
    responds(updatePost, () => {
      throw new Refused('FORBIDDEN')
    }),
    ...postsInMemory(),
  )
  await page.getByRole('button', { name: 'Details', exact: true }).click()
  const panel = page.getByRole('complementary', { name: 'Details' })
  await panel.getByRole('textbox', { name: 'Title' }).fill('Reading hallmarks')
  await panel.getByRole('button', { name: 'Save the details' }).click()
  await expect
    .element(panel.getByRole('alert'))
    .toMatchTextContent(/^Your account may no longer change this post, so nothing is saved\./)
  await expect.element(panel.getByRole('textbox', { name: 'Title' })).toHaveValue('Reading hallmarks')
})

test('what is typed is kept among its versions, which are compared and restored', async () => {
  const { asked } = await openConsole('/oryEditor/blog/7', ...postsInMemory())
  await writeHeading('The lion')
  await expect.element(page.getByText('Unsaved changes, kept as you type')).toBeVisible()
  expect(asked.findLast(({ path }) => path.endsWith('/autosave'))?.path).toBe(
    '/api/v1/texts/admin/blog-article/7/autosave',
  )
  await page.getByRole('button', { name: 'Versions' }).click()
  const dialog = page.getByRole('dialog', { name: 'Versions' })
  await dialog.getByRole('button', { name: /^Saved, draft 1/ }).click()
  await expect
    .element(dialog.getByRole('table', { name: 'Comparison' }).getByRole('insertion'))
    .toHaveTextContent('lion')
  await dialog.getByRole('button', { name: 'Restore' }).click()
  await expect.element(editorText.getByRole('heading', { level: 2 })).toHaveTextContent('The leopard')
  await expect.element(page.getByText('Draft 2, saved')).toBeVisible()
})

test('a post is changed, taken off the site and deleted', async () => {
  const { asked, place } = await openConsole(
    LIST,
    ...postsInMemory({ status: 'PUBLISHED', publishedOn: '2026-03-04', publishedVersion: 1 }),
  )
  const row = page.getByRole('link', { name: 'Reading a hallmark', exact: true })
  await row.click()
  await fill('Title', 'Reading hallmarks')
  await save()
  await expect.poll(() => place().split('?')[0]).toBe(LIST)
  await page.getByRole('link', { name: 'Reading hallmarks', exact: true }).click()
  await page.getByRole('button', { name: 'Unpublish' }).click()
  await expect.poll(() => place().split('?')[0]).toBe(LIST)
  expect(asked.find(({ path }) => path.endsWith('/unpublish'))?.headers.get('if-match')).toBe('"2"')
  await page.getByRole('link', { name: 'Reading hallmarks', exact: true }).click()
  await page.getByRole('button', { name: 'Delete' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click()
  await expect.poll(() => place().split('?')[0]).toBe(LIST)
  await expect.element(page.getByText('Reading hallmarks')).not.toBeInTheDocument()
})
