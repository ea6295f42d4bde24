import type { Database } from '@vitrine/database/database'
import {
  aCollection,
  anAttribute,
  anOwnField,
  aTag,
  aVaultDraft,
  aVaultImport,
  aVaultItem,
  aVaultPhoto,
} from '@vitrine/testing/vault-records'
import type { Filled } from './matrix-fixtures.ts'
import type { TestMember } from './members.ts'

/** What another member has. */
export interface TheirRecords {
  item: number
  tag: number
  collection: number
  insurer: number
  place: number
  specific: number
  photo: number
  favorite: number
  import: number
  draft: number
  draftPhoto: number
  ownField: number
}

export const NOT_THERE: TheirRecords = {
  item: 999_999_999,
  tag: 999_999_999,
  collection: 999_999_999,
  insurer: 999_999_999,
  place: 999_999_999,
  specific: 999_999_999,
  photo: 999_999_999,
  favorite: 999_999_999,
  import: 999_999_999,
  draft: 999_999_999,
  draftPhoto: 999_999_999,
  ownField: 999_999_999,
}

/** The words in every record of theirs, which no response to anybody else may hold. */
export const THEIR_WORDS = 'Of somebody else'

export async function recordsOf({ userId }: TestMember, database: Database): Promise<TheirRecords> {
  const tag = await aTag(database, userId, { title: THEIR_WORDS })
  const collection = await aCollection(database, userId, { title: THEIR_WORDS, description: THEIR_WORDS })
  const insurer = await anAttribute(database, userId, { displayName: THEIR_WORDS })
  const place = await anAttribute(database, userId, { type: 'STORAGE_LOCATION', displayName: THEIR_WORDS })
  const item = await aVaultItem(database, userId, {
    title: THEIR_WORDS,
    description: THEIR_WORDS,
    collectionId: collection,
    insuranceId: insurer,
    storageLocationId: place,
    tagIds: [tag],
  })
  const { id: specific } = await database
    .insertInto('vault_item_specifics')
    .values({ item_id: item, place: 0, name: '', display_name: THEIR_WORDS, value: THEIR_WORDS })
    .returning('id')
    .executeTakeFirstOrThrow()
  const photo = await aVaultPhoto(database, { key: `theirs-${item}`, item_id: item, user_id: userId })
  const { id: favorite } = await database
    .insertInto('favorites')
    .values({
      user_id: userId,
      item_type: 'marks',
      item_id: 1,
      title: THEIR_WORDS,
      byline: '',
      picture: '',
      sort_key: 'of',
      created_at: new Date(),
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  const imported = await aVaultImport(database, userId, THEIR_WORDS)
  const draft = await aVaultDraft(database, userId, {
    title: THEIR_WORDS,
    details: { description: THEIR_WORDS },
  })
  return {
    item,
    tag,
    collection,
    insurer,
    place,
    specific,
    photo,
    favorite,
    import: imported,
    draft: draft.id,
    draftPhoto: draft.photoIds[0] ?? 0,
    ownField: await anOwnField(database, userId, `${THEIR_WORDS} ${item}`),
  }
}

/** What the caller has: an item of theirs, and the category of it. */
export interface OwnRecords {
  item: number
  category: number
  /** A storage location. */
  place: number
  import: number
  draft: number
  /** A draft that is no other record's. */
  otherDraft: number
}

type Fill = (ids: TheirRecords, own: OwnRecords) => Filled

let titles = 0
const anItem = ({ category }: OwnRecords) => ({
  title: `Mine ${(titles += 1)}`,
  description: 'My own.',
  categoryId: category,
})
const bodyWith =
  (more: (ids: TheirRecords) => object): Fill =>
  (ids, own) => ({ body: { ...anItem(own), ...more(ids) } })
const updateWith =
  (more: (ids: TheirRecords) => object): Fill =>
  (ids, own) => ({ params: { id: own.item }, body: { ...anItem(own), ...more(ids) } })
const patchWith =
  (more: (ids: TheirRecords) => object): Fill =>
  (ids, own) => ({ params: { id: own.item }, body: { id: own.item, ...more(ids) } })
const bulkWith =
  (more: (ids: TheirRecords, own: OwnRecords) => object): Fill =>
  (ids, own) => ({
    body: [
      { operation: 'ADD', path: 'categoryId', objects: [own.item], value: own.category, ...more(ids, own) },
    ] as object,
  })
const releaseOfTheirs: Fill = ({ specific }, { item }) => ({
  params: { id: item },
  body: { ids: [specific] },
})
const filterWith =
  (name: string, record: keyof TheirRecords): Fill =>
  (ids) => ({ query: { [name]: String(ids[record]) } })

const recordWith =
  (more: (ids: TheirRecords) => object): Fill =>
  (ids, own) => ({ params: { id: own.item }, body: more(ids) })
const lotWith =
  (more: (ids: TheirRecords, own: OwnRecords) => object): Fill =>
  (ids, own) => ({
    body: { kind: 'price', amount: 10, currency: 'USD', way: 'equally', ...more(ids, own) },
  })

const writtenItem = {
  'itemCollections.*.id': ({ collection }: TheirRecords) => ({ itemCollections: [{ id: collection }] }),
  'tags.*.id': ({ tag }: TheirRecords) => ({ tags: [{ id: tag }] }),
  'insurance.id': ({ insurer }: TheirRecords) => ({ insurance: { id: insurer } }),
  'storageLocation.id': ({ place }: TheirRecords) => ({ storageLocation: { id: place } }),
  'itemSpecifics.*.id': ({ specific }: TheirRecords) => ({
    itemSpecifics: [{ id: specific, displayName: 'Maker', value: 'Mine' }],
  }),
  id: ({ item }: TheirRecords) => ({ id: item }),
}
const writtenDraft = {
  'itemCollections.*.id': writtenItem['itemCollections.*.id'],
  'tags.*.id': writtenItem['tags.*.id'],
  'insurance.id': writtenItem['insurance.id'],
  'storageLocation.id': writtenItem['storageLocation.id'],
}
const itemOfDraft =
  (more: (ids: TheirRecords) => object): Fill =>
  (ids, own) => ({ params: { id: own.draft }, body: { item: { ...anItem(own), ...more(ids) } } })
const recordOfDraft =
  (more: (ids: TheirRecords) => object): Fill =>
  (ids, own) => ({ params: { id: own.draft }, body: { item: anItem(own), record: more(ids) } })
const draftWith =
  (more: (ids: TheirRecords) => object): Fill =>
  (ids, own) => ({ params: { id: own.draft }, body: more(ids) })
const placesOf = (
  call: string,
  written: Readonly<Record<string, (ids: TheirRecords) => object>>,
  fill: (more: (ids: TheirRecords) => object) => Fill,
): Record<string, Fill> =>
  Object.fromEntries(Object.entries(written).map(([place, more]) => [`${call}.${place}`, fill(more)]))
const placesOfItem = (
  call: string,
  fill: (more: (ids: TheirRecords) => object) => Fill,
): Record<string, Fill> =>
  Object.fromEntries(
    Object.entries(writtenItem).map(([place, more]) => [`${call} body.${place}`, fill(more)]),
  )

/** Those that a saved view stores: the list is what they are asked of. */
const viewIds = {
  'f.tagsId': 'tag',
  'f.storageLocationId': 'place',
  'f.insuranceId': 'insurer',
  'f.collectionId': 'collection',
} as const
const filterIds = {
  ...viewIds,
  'f.itemCollectionId': 'collection',
  'f.itemCollectionIdEqOrUnspecified': 'collection',
} as const

/** For each place that names a record of a member's: the call with such an id in it. */
export const foreignIds: Record<string, Fill> = {
  ...placesOfItem('vault-items.create-item', bodyWith),
  ...placesOfItem('vault-items.update-item', updateWith),
  ...Object.fromEntries(
    ['ids', 'ids.*'].map((place) => [`vault-items.release-specifics body.${place}`, releaseOfTheirs]),
  ),
  'vault-items.patch-item body.id': patchWith(({ item }) => ({ id: item, tags: [] })),
  'vault-items.patch-item body.itemCollections.*.id': patchWith(writtenItem['itemCollections.*.id']),
  'vault-items.patch-item body.tags.*.id': patchWith(writtenItem['tags.*.id']),
  ...Object.fromEntries(
    ['vault-items.patch-items', 'vault-items.update-items'].flatMap((call) => [
      [`${call} body.*.objects.*`, bulkWith(({ item }) => ({ objects: [item] }))],
      [`${call} body.*.value.id`, bulkWith(({ tag }) => ({ path: 'tags', value: { id: tag } }))],
    ]),
  ),
  'vault-items.set-entries body.objects.*': ({ item }) => ({ body: { objects: [item], insuranceId: null } }),
  'vault-items.set-details body.objects.*': ({ item }) => ({ body: { objects: [item], purchaseDate: null } }),
  'vault-items.set-entries body.insuranceId': ({ insurer }, own) => ({
    body: { objects: [own.item], insuranceId: insurer },
  }),
  'vault-items.set-entries body.storageLocationId': ({ place }, own) => ({
    body: { objects: [own.item], storageLocationId: place },
  }),
  ...Object.fromEntries(
    ['ids', 'ids.*'].map((place) => [
      `own-fields.order body.${place}`,
      ({ ownField }: TheirRecords) => ({ body: { ids: [ownField] } }),
    ]),
  ),
  'vault-views.read-table query.ids': ({ item }) => ({ query: { ids: String(item), columns: 'title' } }),
  'vault-items.delete-items body.*': ({ item }) => ({ body: [item] as object }),
  ...Object.fromEntries(
    ['vault-items.list-items', 'vault-items.read-facets', 'vault-views.read-table'].flatMap((call) =>
      Object.entries(filterIds).map(([name, record]) => [`${call} query.${name}`, filterWith(name, record)]),
    ),
  ),
  ...Object.fromEntries(
    ['imageIds', 'imageIds.*'].map((place) => [
      `vault-records.update-record body.parts.*.${place}`,
      recordWith(({ photo }) => ({ parts: [{ name: 'Lid', imageIds: [photo] }] })),
    ]),
  ),
  'vault-records.update-record body.photoRoles.*.imageId': recordWith(({ photo }) => ({
    photoRoles: [{ imageId: photo, role: 'mark' }],
  })),
  'vault-records.update-records body.objects.*': ({ item }) => ({
    body: { objects: [item], values: { maker: 'Mine' } },
  }),
  'vault-records.spread-cost body.objects.*': lotWith(({ item }) => ({ objects: [item] })),
  'vault-records.spread-cost body.shares.*.id': lotWith(({ item }, own) => ({
    objects: [own.item],
    way: 'byHand',
    shares: [{ id: item, amount: 10 }],
  })),
  ...placesOf('vault-drafts.create-several body.drafts.*', writtenDraft, (more) => (ids) => ({
    body: { origin: 'member', drafts: [more(ids)] },
  })),
  ...placesOf('vault-drafts.change body', writtenDraft, draftWith),
  ...placesOf(
    'vault-drafts.change-several body',
    {
      'objects.*': ({ draft }) => ({ objects: [draft], categoryId: 1 }),
      insuranceId: ({ insurer }) => ({ insuranceId: insurer }),
      storageLocationId: ({ place }) => ({ storageLocationId: place }),
      collectionId: ({ collection }) => ({ collectionId: collection }),
      tagIds: ({ tag }) => ({ tagIds: [tag] }),
      'tagIds.*': ({ tag }) => ({ tagIds: [tag] }),
    },
    (more) => (ids, own) => ({ body: { objects: [own.draft], ...more(ids) } }),
  ),
  'vault-drafts.delete-several body.objects.*': ({ draft }) => ({ body: { objects: [draft] } }),
  'vault-drafts.turn-into-items body.objects.*': ({ draft }) => ({ body: { objects: [draft] } }),
  'vault-drafts.merge body.objects.*': ({ draft }, own) => ({
    params: { id: own.otherDraft },
    body: { objects: [draft] },
  }),
  ...Object.fromEntries(
    ['photoIds', 'photoIds.*'].map((place) => [
      `vault-drafts.move-photos body.${place}`,
      ({ draftPhoto }: TheirRecords) => ({ body: { photoIds: [draftPhoto], draftId: 0 } }),
    ]),
  ),
  'vault-drafts.move-photos body.draftId': ({ draft, draftPhoto }) => ({
    body: { photoIds: [draftPhoto], draftId: draft },
  }),
  ...placesOf('vault-drafts.turn-into-item body.item', writtenItem, itemOfDraft),
  ...Object.fromEntries(
    ['imageIds', 'imageIds.*'].map((place) => [
      `vault-drafts.turn-into-item body.record.parts.*.${place}`,
      recordOfDraft(({ draftPhoto }) => ({ parts: [{ name: 'Lid', imageIds: [draftPhoto] }] })),
    ]),
  ),
  'vault-drafts.turn-into-item body.record.photoRoles.*.imageId': recordOfDraft(({ draftPhoto }) => ({
    photoRoles: [{ imageId: draftPhoto, role: 'mark' }],
  })),
  'vault-imports.undo body.alsoItems.*': ({ item }, own) => ({
    params: { id: own.import },
    body: { alsoItems: [item] },
  }),
  'vault-imports.save-mapping body.importId': (theirs) => ({
    body: { name: `Mine ${(titles += 1)}`, importId: theirs.import },
  }),
  'worth-score.generate-score body.vaultItemId': ({ item }) => ({ body: { vaultItemId: item } }),
  'custom-attributes.create-attribute body.id': ({ insurer }) => ({
    body: { id: insurer, type: 'INSURANCE', displayName: `Mine ${(titles += 1)}` },
  }),
  'locations.create body.parentId': ({ place }) => ({
    body: { displayName: `Mine ${(titles += 1)}`, parentId: place },
  }),
  'locations.change body.parentId': ({ place }, own) => ({
    params: { id: own.place },
    body: { displayName: 'Mine', parentId: place },
  }),
  'custom-attributes.rename-attribute body.id': ({ insurer }) => ({
    params: { id: insurer },
    body: { id: insurer, type: 'INSURANCE', displayName: 'Mine' },
  }),
  'favorites.remove query.favoriteId': ({ favorite }) => ({
    params: { itemType: 'marks' },
    query: { favoriteId: String(favorite) },
  }),
}

/** Places that name what is nobody's own (categories, sold items, kinds of significance), or no record at all. */
export const idsOfNobody: readonly string[] = [
  'vault-imports.change-columns body.reading.defaults.categoryId',
  'vault-drafts.change-several body.categoryId',
  ...['create-several body.drafts.*', 'change body', 'turn-into-item body.item'].flatMap((place) =>
    ['categoryId', 'itemSignificances.*.id'].map((id) => `vault-drafts.${place}.${id}`),
  ),
  ...['create-item', 'update-item'].flatMap((call) =>
    ['categoryId', 'itemSignificances.*.id'].map((place) => `vault-items.${call} body.${place}`),
  ),
  ...['vault-items.list-items', 'vault-items.read-facets', 'vault-views.read-table'].flatMap((call) =>
    ['f.categoryId', 'f.itemCollectionIdSpecified'].map((name) => `${call} query.${name}`),
  ),
  ...['generate-score', 'save-snapshot'].flatMap((call) =>
    ['categoryId', 'excludedIds', 'excludedIds.*'].map(
      (place) => `worth-score.${call} body.filters.${place}`,
    ),
  ),
  'worth-score.read-score query.f.categoryId',
  'worth-score.read-score query.f.excludedIds',
  ...['create', 'update', 'add-set'].map((call) => `own-fields.${call} body.categoryId`),
  // Stored as texts, which only the list reads: its own filters are tried above.
  ...['create', 'update'].flatMap((call) =>
    ['f.categoryId', ...Object.keys(viewIds)].map((name) => `vault-views.${call} body.parameters.${name}`),
  ),
  'price-guide.read-prices query.ids',
  'price-guide.use-lookup body.itemId',
  'favorites.add body.id',
  'favorites.read-states query.ids',
]
