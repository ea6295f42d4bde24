import type { ContentBlock } from '@vitrine/contracts/dictionary/content'
import {
  managePage,
  managePages,
  publishPage,
  readPageContent,
  savePageContent,
  updatePage,
} from '@vitrine/contracts/site-pages/endpoints'
import { sitePagesMessages } from '@vitrine/contracts/site-pages/messages'
import type { ManagedSitePage } from '@vitrine/contracts/site-pages/schemas'
import { responds } from '@vitrine/contracts/testing/in-memory-api'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { writeHeading } from '../../tests/editor-text.ts'
import { givesRows, openConsole } from '../../tests/open-console.tsx'
import { screenViolations } from '../../tests/screen-violations.ts'

const LIST = '/app/oms/site-pages'

const stored: ManagedSitePage = {
  id: 4,
  path: '/page/terms-use',
  kind: 'WebPage',
  title: 'Terms of Use',
  lead: 'What you may expect of us.',
  description: 'The terms on which you may use the site.',
  picture: '/images/pages/terms.svg',
  actions: [{ label: 'Privacy', to: '/vitrine-privacy-policy' }],
  changedOn: '2026-11-21',
  status: 'PUBLISHED',
  draftVersion: 1,
  publishedVersion: 1,
  lastEdited: '2026-11-21T05:06:07.000Z',
  revision: 1,
}

function pagesInMemory(changes: Partial<ManagedSitePage> = {}) {
  let kept = { ...stored, ...changes }
  let blocks: ContentBlock[] = []
  const content = () => ({ ...kept, url: kept.path, blocks })
  return [
    givesRows(managePages, () => [kept]),
    responds(managePage, () => kept),
    responds(updatePage, ({ body }) => (kept = { ...kept, ...body, revision: kept.revision + 1 })),
    responds(readPageContent, content),
    responds(savePageContent, ({ body }) => {
      blocks = body.blocks
      kept = { ...kept, draftVersion: kept.draftVersion + 1, revision: kept.revision + 1 }
      return content()
    }),
    responds(
      publishPage,
      () => (kept = { ...kept, publishedVersion: kept.draftVersion, revision: kept.revision + 1 }),
    ),
  ]
}

test('a page is found in the list and written in the editor of articles; it can be published, and not be taken off the site', async () => {
  const { asked, place } = await openConsole(LIST, ...pagesInMemory())
  await expect.element(page.getByText('/page/terms-use')).toBeVisible()
  await page.getByRole('link', { name: 'Write Terms of Use' }).click()
  await expect.poll(place).toBe('/oryEditor/page/4')
  await writeHeading('Reading')
  await page.getByRole('button', { name: 'Update' }).click()
  await expect.element(page.getByText('Published. Readers see this version.')).toBeVisible()
  expect(
    asked
      .filter(({ method, path }) => method === 'PUT' && path.startsWith('/api/v1/site-pages/'))
      .map(({ path, headers }) => [path, headers.get('if-match')]),
  ).toEqual([
    ['/api/v1/site-pages/admin/site-pages/4/content', '"1"'],
    ['/api/v1/site-pages/admin/site-pages/4/publish', '"2"'],
  ])
  await page.getByRole('button', { name: 'Schedule' }).click()
  await expect.element(page.getByRole('radio', { name: 'Publish the newer draft' })).toBeVisible()
  await expect.element(page.getByRole('radio', { name: 'Unpublish' })).not.toBeInTheDocument()
})

test('what stands around its text is changed; its URL is shown and stays, and nothing deletes it', async () => {
  const { asked, place } = await openConsole(LIST, ...pagesInMemory())
  await page.getByRole('link', { name: 'Terms of Use', exact: true }).click()
  await expect
    .element(page.getByText('Its URL is /page/terms-use, and stays.', { exact: false }))
    .toBeVisible()
  await expect.element(page.getByRole('button', { name: 'Delete' })).not.toBeInTheDocument()
  await page.getByRole('textbox', { name: 'Description' }).fill('x'.repeat(161))
  await page.getByRole('textbox', { name: 'Picture URL' }).fill('https://elsewhere.example/a.jpg')
  await page.getByRole('button', { name: 'Save' }).click()
  await expect
    .element(page.getByText('The description must have at most 160 characters: search engines show no more.'))
    .toBeVisible()
  await expect
    .element(
      page.getByText('A picture must be an https URL on one of our image hosts, or one of our own pictures.'),
    )
    .toBeVisible()
  await page.getByRole('textbox', { name: 'Description' }).fill('The terms.')
  await page.getByRole('textbox', { name: 'Picture URL' }).fill(stored.picture)
  await page.getByRole('button', { name: 'Save' }).click()
  await expect.poll(() => place().split('?')[0]).toBe(LIST)
  expect(asked.find(({ method }) => method === 'PUT')?.body).toMatchObject({
    title: stored.title,
    lead: stored.lead,
    description: 'The terms.',
    picture: stored.picture,
  })
})

test('where a page leads on is changed: links are added, and one that leads off the site is told at its field', async () => {
  const { asked, place } = await openConsole(`${LIST}/4`, ...pagesInMemory())
  const words = page.getByRole('textbox', { name: 'Words' })
  const path = page.getByRole('textbox', { name: 'Path of the page' })
  await expect.element(words).toHaveValue('Privacy')
  await page.getByRole('button', { name: 'Add', exact: true }).click()
  await words.nth(1).fill('Elsewhere')
  await path.nth(1).fill('https://elsewhere.example')
  await page.getByRole('button', { name: 'Save' }).click()
  await expect.element(page.getByText(sitePagesMessages.actionPathInvalid)).toBeVisible()
  await path.nth(1).fill('/dictionary')
  await expect.element(page.getByText(sitePagesMessages.actionPathInvalid)).not.toBeInTheDocument()
  expect(await screenViolations()).toEqual([])
  await page.getByRole('button', { name: 'Save' }).click()
  await expect.poll(() => place().split('?')[0]).toBe(LIST)
  expect(asked.find(({ method }) => method === 'PUT')?.body).toMatchObject({
    actions: [
      { label: 'Privacy', to: '/vitrine-privacy-policy' },
      { label: 'Elsewhere', to: '/dictionary' },
    ],
  })
})

test('of a section its words are changed, and neither its name nor a picture', async () => {
  const { asked, place } = await openConsole(
    `${LIST}/4`,
    ...pagesInMemory({
      path: '/marks',
      kind: 'CollectionPage',
      title: 'Marks',
      lead: 'Who made it',
      picture: '',
    }),
  )
  await page.getByRole('textbox', { name: 'Below the title' }).fill('Who made it, and where')
  await expect
    .element(
      page.getByText(
        'Write no period at the end. The site adds how much the section holds, for example “: 1,204 marks.”',
      ),
    )
    .toBeVisible()
  await expect.element(page.getByRole('textbox', { name: 'Title', exact: true })).not.toBeInTheDocument()
  await expect.element(page.getByRole('textbox', { name: 'Picture URL' })).not.toBeInTheDocument()
  await expect.element(page.getByText('Links at the end')).not.toBeInTheDocument()
  await page.getByRole('button', { name: 'Save' }).click()
  await expect.poll(() => place().split('?')[0]).toBe(LIST)
  expect(asked.find(({ method }) => method === 'PUT')?.body).toMatchObject({
    title: 'Marks',
    lead: 'Who made it, and where',
    picture: '',
  })
})
