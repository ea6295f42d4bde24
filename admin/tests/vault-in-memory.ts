import { manageAttributes } from '@vitrine/contracts/custom-attributes/endpoints'
import { suggestEmails } from '@vitrine/contracts/members/endpoints'
import { manageTags } from '@vitrine/contracts/tags/endpoints'
import { listByName } from '@vitrine/contracts/taxonomy/endpoints'
import { Refused, responds, type Responder } from '@vitrine/contracts/testing/in-memory-api'
import {
  deleteManagedItem,
  manageItem,
  manageItems,
  restoreManagedItem,
  updateManagedItem,
} from '@vitrine/contracts/vault-items/endpoints'
import { blankConfidential } from '@vitrine/contracts/vault-items/item-views'
import { vaultItemMessages as messages } from '@vitrine/contracts/vault-items/messages'
import type { ManagedVaultItem } from '@vitrine/contracts/vault-items/schemas'
import { editManagedImages } from '@vitrine/contracts/vault-media/endpoints'
import { vaultMediaMessages } from '@vitrine/contracts/vault-media/messages'
import { viewRecord } from '@vitrine/contracts/vault-records/endpoints'
import type { StaffRecord } from '@vitrine/contracts/vault-records/staff-record'
import { z } from 'zod'
import { aCategory } from './a-category.ts'

export interface StoredItem extends ManagedVaultItem {
  deletedDate?: string
}

const photosSchema = z.object({
  images: z.array(z.object({ url: z.string().optional(), base64ImageData: z.string().optional() })),
})

async function textOf(content: AsyncIterable<Uint8Array>): Promise<string> {
  const decoder = new TextDecoder()
  let text = ''
  for await (const part of content) text += decoder.decode(part, { stream: true })
  return text
}

/** Of every item here. */
const aStaffRecord: StaffRecord = {
  inventoryNumber: '2026.014',
  objectType: '',
  makerQualifier: null,
  maker: 'Paul Storr',
  dateText: '',
  earliestYear: null,
  latestYear: null,
  place: '',
  materials: '',
  measurements: [],
  marks: '',
  serialNumber: '',
  features: '',
  condition: '',
  conditionDate: null,
  quantity: 1,
  valuesAre: 'all',
  parts: [],
  photoRoles: [],
  costs: [{ kind: 'price', amount: 1200, currency: 'GBP', day: '2020-02-29', note: '' }],
  valuations: [],
  worthScore: null,
  ownership: 'owned',
  ownershipDay: null,
  ownershipUntil: null,
  ownershipPerson: '',
  ownershipPrice: null,
  ownershipCurrency: null,
  ownershipNote: '',
  acquiredHow: null,
  acquiredFrom: '',
  acquiredText: '',
  invoiceNumber: '',
  provenance: [],
  revision: 1,
}

interface VaultInMemory {
  items: StoredItem[]
  responders: Responder[]
  /** By somebody else: whoever has not read the item since then saves over an older revision. */
  change: (id: number, more: Partial<StoredItem>) => void
}

/**
 * Vaults in memory: items that are listed, changed, deleted and restored; 'Taken' is a title that the owner
 * has used.
 */
export function vaultInMemory(...items: StoredItem[]): VaultInMemory {
  const unread = new Set<number>()
  const found = (id: number) => {
    const item = items.find((one) => one.id === id)
    if (!item) throw new Refused('NOT_FOUND')
    return item
  }
  const present = (id: number) => {
    const item = found(id)
    if (item.deletedDate) throw new Refused('NOT_FOUND')
    return item
  }
  const responders = [
    responds(manageItems, ({ query }) => {
      const rows = items.filter(
        ({ title, deletedDate }) =>
          title.toLowerCase().includes(query['f.title'].toLowerCase()) &&
          Boolean(deletedDate) === (query['f.deleted'] ?? false),
      )
      return {
        items: rows.map((item) => ({ ...item, image: item.images[0]?.url ?? '' })),
        meta: { total: rows.length, currentLimit: query.limit, currentOffset: query.offset },
      }
    }),
    responds(manageItem, ({ params, query }) => {
      unread.delete(params.id)
      const item = present(params.id)
      return query.reason === undefined ? blankConfidential(item) : item
    }),
    responds(viewRecord, ({ params }) => ({ ...aStaffRecord, revision: present(params.id).revision })),
    responds(updateManagedItem, ({ params: { id }, query, body }) => {
      const item = present(id)
      if (unread.has(id)) throw new Refused('REVISION_CONFLICT')
      if (body.title === 'Taken')
        throw new Refused('ALREADY_EXISTS', {
          errors: [{ field: 'title', errorCode: 'exists', errorMessage: messages.titleExists }],
        })
      if (query.validationOnly) return { response: { id } }
      Object.assign(item, {
        title: body.title,
        description: body.description,
        subtitle: body.subtitle ?? item.subtitle,
        revision: item.revision + 1,
      })
      return Response.json({ response: { id } }, { headers: { etag: `"${item.revision}"` } })
    }),
    responds(editManagedImages, async ({ params: { id }, body }) => {
      const item = present(id)
      const sent = photosSchema.parse(JSON.parse(await textOf(body.content)))
      const refused = sent.images.findIndex(({ base64ImageData }) => base64ImageData === btoa('huge'))
      if (refused >= 0)
        throw new Refused('VALIDATION_FAILED', {
          errors: [
            {
              field: `images.${refused}.base64ImageData`,
              errorCode: 'Size',
              errorMessage: vaultMediaMessages.imageTooLarge,
            },
          ],
        })
      item.images = sent.images.map(({ url, base64ImageData }, place) => ({
        id: place + 1,
        url: url ?? `/api/v1/vault/media/${base64ImageData}`,
      }))
      item.revision += 1
      return Response.json(
        { response: { id, images: item.images } },
        { headers: { etag: `"${item.revision}"` } },
      )
    }),
    responds(deleteManagedItem, ({ params: { id } }) => {
      present(id).deletedDate = '2026-03-05T05:06:07.000Z'
      return { response: { id } }
    }),
    responds(restoreManagedItem, ({ params: { id } }) => {
      delete found(id).deletedDate
      return { response: { id } }
    }),
    responds(suggestEmails, ({ params: { term } }) => ({
      items: [...new Set(items.map(({ email }) => email))]
        .filter((email) => email.includes(term))
        .map((email, at) => ({ id: at + 1, email })),
    })),
    responds(manageTags, () => ({
      items: [
        {
          id: 6,
          title: 'For sale',
          color: '#E8776F',
          createdDate: '2026-03-04T05:06:07.000Z',
          itemsCount: 0,
          userId: 4,
          email: 'ana@post.example',
        },
      ],
      meta: { total: 1, currentLimit: 50, currentOffset: 0 },
    })),
    responds(manageAttributes, ({ query }) => ({
      items: [
        {
          id: 21,
          attributeType: 'INSURANCE' as const,
          type: 'INSURANCE' as const,
          displayName: 'Fine art policy',
          parentId: null,
          path: [],
          isDefault: true,
          sort: 4,
          itemsCount: 0,
        },
      ].filter(({ type }) => type === query['f.type']),
      meta: { total: 1, currentLimit: 50, currentOffset: 0 },
    })),
    responds(listByName, () => ({
      items: [aCategory],
      meta: { total: 1, currentLimit: 1, currentOffset: 0 },
    })),
  ]
  const change = (id: number, more: Partial<StoredItem>) => {
    unread.add(id)
    Object.assign(found(id), more, { revision: found(id).revision + 1 })
  }
  return { items, responders, change }
}
