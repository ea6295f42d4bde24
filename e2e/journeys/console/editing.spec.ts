import { expect, type APIRequestContext, type Page } from '@playwright/test'
import { listMembers } from '@vitrine/contracts/members/endpoints'
import { createIssue } from '@vitrine/contracts/newsletter/admin-endpoints'
import { z } from 'zod'
import { newAccount } from '../support/accounts.ts'
import { staffTest as test } from '../support/worker-accounts.ts'

const recordSchema = z.looseObject({ id: z.int(), revision: z.int() })
type Stored = z.infer<typeof recordSchema>

/** One record of staff's, its address at the api and its screen. */
interface Edited {
  record: Stored
  at: string
  screen: string
}

async function made(request: APIRequestContext, path: string, data: object): Promise<Edited> {
  const response = await request.post(path, { data })
  expect(response.status(), await response.text()).toBe(201)
  const record = recordSchema.parse(await response.json())
  return { record, at: `${path}/${record.id}`, screen: `/app/oms/${path.split('/').at(-1)}/${record.id}` }
}

async function aMember(
  request: APIRequestContext,
  playwright: { newContext(): Promise<APIRequestContext> },
): Promise<Edited> {
  const stranger = await playwright.newContext()
  const { email } = await newAccount(stranger)
  await stranger.dispose()
  const list = await request.get(
    `${listMembers.path}?filter=${encodeURIComponent(JSON.stringify({ emailStartsWith: email }))}`,
  )
  const [row] = z.array(z.object({ id: z.int() })).parse(await list.json())
  const at = `${listMembers.path}/${row?.id}`
  return { record: await stored(request, at), at, screen: `/app/oms/members/${row?.id}` }
}

async function stored(request: APIRequestContext, at: string): Promise<Stored> {
  return recordSchema.parse(await (await request.get(at)).json())
}

/** What somebody else does meanwhile. */
async function change(request: APIRequestContext, { at }: Edited, to: object): Promise<void> {
  const { revision, ...record } = await stored(request, at)
  const response = await request.put(at, {
    data: { ...record, ...to },
    headers: { 'if-match': `"${revision}"` },
  })
  expect(response.status(), await response.text()).toBe(200)
}

const field = (page: Page, name: string) => page.getByRole('textbox', { name, exact: true })
const save = (page: Page) => page.getByRole('button', { name: 'Save' }).click()

// Screens that hold more than their form; those that are one form are tested as components
// (admin/src/editing).
test(
  "what staff typed outlives somebody else's save, and is saved over it knowingly",
  { tag: '@any-width' },
  async ({ page, playwright, baseURL }) => {
    const { request } = page
    const screens = [
      {
        what: 'member',
        edited: await aMember(request, {
          newContext: async () => await playwright.request.newContext({ baseURL }),
        }),
        label: 'Company',
        key: 'companyName',
        beside: 'lastName',
        told: 'Someone else changed this member in the meantime. Your changes are not saved yet, but they are not lost.',
      },
      {
        what: 'issue',
        edited: await made(request, createIssue.path, {
          subject: 'Race',
          preheader: '',
          category: 'newsletter',
          intro: 'Words.',
          articleIds: [],
        }),
        label: 'Subject',
        key: 'subject',
        beside: 'preheader',
        told: /^You changed this yourself in the meantime, in another window: /,
      },
    ]
    for (const { what, edited, label, key, beside, told } of screens) {
      await page.goto(edited.screen)
      await field(page, label).fill(`Mine ${what}`)
      await change(request, edited, { [key]: 'Theirs', [beside]: 'Theirs too' })
      await save(page)
      await expect(page.getByText(told)).toBeVisible()
      await expect(field(page, label)).toHaveValue(`Mine ${what}`)
      await page.getByRole('button', { name: 'Keep mine' }).click()
      await save(page)
      await expect.poll(async () => (await stored(request, edited.at))[key]).toBe(`Mine ${what}`)
      // What nobody typed in here is not taken back.
      expect((await stored(request, edited.at))[beside]).toBe('Theirs too')
    }
  },
)
