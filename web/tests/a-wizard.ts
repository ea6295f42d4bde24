import { listAttributes } from '@vitrine/contracts/custom-attributes/endpoints'
import { checkText } from '@vitrine/contracts/forbidden-words/endpoints'
import { readUserDetails } from '@vitrine/contracts/identity/endpoints'
import { listOwnFields } from '@vitrine/contracts/own-fields/endpoints'
import { listTags } from '@vitrine/contracts/tags/endpoints'
import { responds, type AskedCall, type Responder } from '@vitrine/contracts/testing/in-memory-api'
import { readItem } from '@vitrine/contracts/vault-items/endpoints'
import { expect } from 'vitest'
import { page } from 'vitest/browser'
import { paidMember } from './a-vault.ts'
import { aVaultItem } from './a-vault-item.ts'
import { openSite, type OpenSite } from './open-site.tsx'

export const ADD_ITEM = '/app/vault/addVaultItem'
export const EDIT_ITEM = '/app/vault/editVaultItem?id=12'

const meta = (total: number) => ({ total, currentLimit: 20, currentOffset: 0 })

export const reader = responds(readUserDetails, paidMember)
export const item = (change: Parameters<typeof aVaultItem>[0] = {}) =>
  responds(readItem, () => aVaultItem(change))
export const entries = responds(listAttributes, ({ query }) => ({
  items:
    query['f.type'] === 'INSURANCE'
      ? [
          {
            id: 4,
            attributeType: 'INSURANCE' as const,
            parentId: null,
            path: [],
            type: 'INSURANCE' as const,
            displayName: 'Fine art policy',
            isDefault: true,
            sort: 4,
            itemsCount: 0,
          },
        ]
      : [],
  meta: meta(1),
}))
const noOwnFields = responds(listOwnFields, () => ({ fields: [] }))
export const noTags = responds(listTags, () => ({ items: [], meta: meta(0) }))

/** A photo of images/edit as it is sent. */
export interface SentPhoto {
  url?: string
  base64ImageData?: string
}

/** Stores photos under a url for each place, as the api's images/edit responds. */
export function images(give: (sent: SentPhoto[]) => Response | null = () => null): Responder {
  return {
    method: 'POST',
    pattern: /^\/api\/v1\/vault\/items\/(?<id>\d+)\/images\/edit$/,
    respond: async ({ body }) => {
      const sent = (body as { images: SentPhoto[] }).images
      return (
        give(sent) ??
        Response.json(
          {
            response: {
              id: 12,
              images: sent.map(({ url }, place) => ({
                id: place + 1,
                url: url ?? `/api/v1/vault/media/new-${place}`,
              })),
            },
          },
          { headers: { etag: '"9"' } },
        )
      )
    },
  }
}

export const saved = (id: number, revision = 4) =>
  Response.json({ response: { id } }, { headers: { etag: `"${revision}"` } })
export const button = (name: string) => page.getByRole('button', { name, exact: true })
export const field = (name: string) => page.getByRole('textbox', { name, exact: true })
/** What was asked beside reading, and beside the check of a field that was left. */
export const callsOf = (asked: readonly AskedCall[]) =>
  asked
    .filter(({ method, path }) => method !== 'GET' && path !== checkText.path)
    .map(({ method, path }) => `${method} ${path}`)

export async function toDetails() {
  await button('Next').click()
  await expect.element(field('Title')).toBeVisible()
}

export async function writeItem(title = 'Silver teapot') {
  await field('Title').fill(title)
  await field('Description').fill('A teapot.')
  await page.getByRole('combobox', { name: 'Category' }).selectOptions('Ceramics')
}

/** Opens the wizard for a member who has an insurer and no tags. */
export async function openWizard(path: string, ...responders: Responder[]): Promise<OpenSite> {
  return await openSite(path, ...responders, reader, entries, noTags, noOwnFields)
}
