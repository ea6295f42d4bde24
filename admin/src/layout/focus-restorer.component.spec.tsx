import { changeMessageState, manageMessages, manageMessage } from '@vitrine/contracts/contact/endpoints'
import { readContent } from '@vitrine/contracts/dictionary/endpoints'
import type { ManagedArticle } from '@vitrine/contracts/dictionary/schemas'
import { responds } from '@vitrine/contracts/testing/in-memory-api'
import { expect, test } from 'vitest'
import { page, userEvent, type Locator } from 'vitest/browser'
import { aContactMessage } from '../../tests/a-contact-message.ts'
import { anArticle } from '../../tests/an-article.ts'
import { articlesInMemory } from '../../tests/articles-in-memory.ts'
import { givesRows, openConsole } from '../../tests/open-console.tsx'

const MANAGER = '/app/oms/dictionaryManager'
const button = (name: string) => page.getByRole('button', { name, exact: true })

/** As somebody does who has come there by the keyboard. */
async function press(control: Locator, key = '{Enter}'): Promise<void> {
  await expect.element(control).toBeVisible()
  const element = control.element()
  if (element instanceof HTMLElement) element.focus()
  await userEvent.keyboard(key)
}

/** Articles in memory; a change of one is responded to when the test says so. */
function heldArticles(articles: ManagedArticle[]) {
  const waiting: (() => void)[] = []
  const responders = [
    ...articlesInMemory(articles, () => new Promise((resolve) => waiting.push(resolve))),
    responds(readContent, ({ params: { url } }) => {
      const { id, title, status, draftVersion, publishedVersion, revision } =
        articles.find((article) => article.url === url) ?? anArticle()
      return {
        id,
        title,
        url,
        status: status.name,
        blocks: [{ type: 'heading' as const, level: 2 as const, text: 'Lids' }],
        draftVersion,
        publishedVersion,
        revision,
      }
    }),
  ]
  /** While the api takes its time, the focus is at a control; where its own went away, a frame later. */
  const respond = async () => {
    await expect.poll(() => waiting.length).toBe(1)
    await expect.poll(() => document.activeElement === document.body).toBe(false)
    waiting.pop()?.()
  }
  return { responders, respond }
}

test('Publish and Update of the editor keep the focus while they work, and when there is nothing more to do', async () => {
  const { responders, respond } = heldArticles([anArticle({ url: 'vase' })])
  await openConsole('/oryEditor/vase', ...responders)
  await press(button('Publish'))
  await expect.element(page.getByText('Saving…')).toBeVisible()
  await expect.element(button('Publish')).toHaveAttribute('aria-disabled', 'true')
  await respond()
  await expect.element(button('Update')).toHaveFocus()
  await expect.element(button('Update')).toHaveAttribute('aria-disabled', 'true')
  await userEvent.keyboard('{Shift>}{Tab}{/Shift}')
  await expect.element(button('Save')).toHaveFocus()
})

test('in a row of the manager the focus stays at what can be done next', async () => {
  const { responders, respond } = heldArticles([
    anArticle({ id: 1, title: 'Vase' }),
    anArticle({ id: 2, title: 'Bowl', status: { name: 'PUBLISHED' }, draftVersion: 3, publishedVersion: 2 }),
  ])
  await openConsole(MANAGER, ...responders)
  await press(button('Publish Vase'))
  await respond()
  await expect.element(page.getByText('Published: Vase')).toBeVisible()
  await expect.element(button('Unpublish Vase')).toHaveFocus()
  await userEvent.keyboard('{Enter}')
  await respond()
  await expect.element(page.getByText('Unpublished: Vase')).toBeVisible()
  await expect.element(button('Publish Vase')).toHaveFocus()
  await press(button('Update Bowl'))
  await respond()
  await expect.element(page.getByText('Updated on the site: Bowl')).toBeVisible()
  await expect.element(button('Unpublish Bowl')).toHaveFocus()
})

test('a row that was deleted leaves the focus to the one that takes its place, and the last one to the heading', async () => {
  const { responders } = heldArticles([
    anArticle({ id: 1, title: 'Bowl' }),
    anArticle({ id: 2, title: 'Vase' }),
  ])
  await openConsole(MANAGER, ...responders)
  for (const title of ['Bowl', 'Vase']) {
    await press(button(`Delete ${title}`))
    await press(
      page
        .getByRole('dialog', { name: 'Delete this article?' })
        .getByRole('button', { name: 'Delete', exact: true }),
    )
    await expect.element(page.getByText(`Deleted: ${title}`)).toBeVisible()
    if (title === 'Bowl')
      await expect.element(page.getByRole('checkbox', { name: 'Select Vase' })).toHaveFocus()
  }
  await expect.element(page.getByRole('heading', { level: 1 })).toHaveFocus()
})

test('what was done to several rows leaves the focus at the rows, since its button goes with the selection', async () => {
  const { responders, respond } = heldArticles([
    anArticle({ id: 1, title: 'Bowl' }),
    anArticle({ id: 2, title: 'Vase' }),
  ])
  await openConsole(MANAGER, ...responders)
  await press(page.getByRole('checkbox', { name: 'Select Vase' }), ' ')
  await press(button('Publish'))
  await respond()
  await expect.element(page.getByText('Published: 1.')).toBeVisible()
  await expect.element(page.getByRole('checkbox', { name: 'Select all' })).toHaveFocus()
})

test('a button that cannot be pressed while it works has the focus again afterwards; whoever has clicked elsewhere meanwhile is left there', async () => {
  let message = aContactMessage(3)
  const waiting: (() => void)[] = []
  const respond = async () => {
    await expect.poll(() => waiting.length).toBe(1)
    waiting.pop()?.()
  }
  await openConsole(
    '/app/oms/contact-messages/3/show',
    givesRows(manageMessages, () => [message]),
    responds(manageMessage, () => message),
    responds(changeMessageState, async ({ body: { state } }) => {
      await new Promise<void>((resolve) => waiting.push(resolve))
      return (message = { ...message, state, revision: message.revision + 1 })
    }),
  )
  await press(button('Mark as answered'))
  await expect.poll(() => document.activeElement).toBe(document.body)
  await respond()
  await expect.element(button('Mark as new')).toHaveFocus()
  await userEvent.keyboard('{Enter}')
  await expect.poll(() => document.activeElement).toBe(document.body)
  await page.getByText('Hello').click()
  await respond()
  await expect.element(button('Mark as answered')).toBeEnabled()
  await expect.element(button('Mark as answered')).not.toHaveFocus()
})
