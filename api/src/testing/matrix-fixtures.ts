import type { Database } from '@vitrine/database/database'
import { hashOfToken } from '@vitrine/platform/link-token'
import { trashPhotos, trashTag } from '@vitrine/domain/vault/vault-trash'
import {
  aCollection,
  anAttribute,
  anImportMapping,
  anOwnField,
  aVaultDraft,
  aVaultView,
  aTag,
  aVaultImport,
  aVaultItem,
  aVaultPhoto,
} from '@vitrine/testing/vault-records'
import { randomUUID } from 'node:crypto'
import { anAccountLink } from './account-links.ts'
import type { TestMember } from './members.ts'
import { aTeamUser, invitationOf } from './teams.ts'

/** What fills a call's path and query, and the body that it takes, where any body will not do. */
export type Filled = {
  params?: Record<string, string | number>
  query?: Record<string, string>
  body?: object
}

/**
 * For each call of members whose path names a record of theirs: such a record. Another member who asks for it
 * must be answered as if there were none.
 */
export const ownedRecords: Record<string, (owner: TestMember, database: Database) => Promise<Filled>> = {
  'identity.end-session': async ({ userId }, database) => {
    const { id } = await database
      .selectFrom('sessions')
      .select('id')
      .where('user_id', '=', userId)
      .executeTakeFirstOrThrow()
    return { params: { id } }
  },
  'identity.keep-account': async ({ userId }, database) => {
    const now = new Date()
    const { id } = await database
      .insertInto('account_deletion_requests')
      .values({ user_id: userId, reason: '', requested_at: now, due_at: now, not_before: now })
      .returning('id')
      .executeTakeFirstOrThrow()
    return { params: { id } }
  },
  'saved-searches.rename': async (owner, database) => ({
    ...(await savedSearch(owner, database)),
    body: { name: 'Yours' },
  }),
  'saved-searches.delete': savedSearch,
  'vault-media.edit-videos': async ({ userId }, database) => ({
    params: { id: await aVaultItem(database, userId) },
  }),
  'vault-media.edit-images': async ({ userId }, database) => ({
    params: { id: await aVaultItem(database, userId) },
  }),
  'vault-media.retry-image': failedPhoto,
  'vault-downloads.download-document': readyDocument,
  'tags.update-tag': async (owner, database) => ({
    ...(await tag(owner, database)),
    body: { title: 'Yours', color: '#ADB6BB' },
  }),
  'tags.delete-tag': tag,
  'custom-attributes.rename-attribute': async (owner, database) => ({
    ...(await insurer(owner, database)),
    body: { type: 'INSURANCE', displayName: 'Yours' },
  }),
  'custom-attributes.delete-attribute': insurer,
  'locations.change': async ({ userId }, database) => ({
    params: { id: await anAttribute(database, userId, { type: 'STORAGE_LOCATION' }) },
    body: { displayName: 'Yours' },
  }),
  'worth-score.read-lite-valuation': valuedItem,
  'worth-score.read-score': valuedItem,
  'worth-score.save-snapshot': async (owner, database) => ({
    ...(await valuedItem(owner, database)),
    body: { filters: {} },
  }),
  'vault-history.list-changes': vaultItem,
  'vault-history.restore-field': changedItem,
  'vault-history.undo-changes': async (owner, database) => {
    const changeSet = randomUUID()
    await changedItem(owner, database, changeSet)
    return { params: { changeSet } }
  },
  'vault-items.read-item': vaultItem,
  'vault-items.update-item': async (owner, database) => ({
    ...(await vaultItem(owner, database)),
    body: { title: 'Yours', description: 'Mine', categoryId: 1 },
  }),
  'vault-items.patch-item': async (owner, database) => {
    const { params } = await vaultItem(owner, database)
    return { params, body: { ...params, tags: [] } }
  },
  'vault-items.delete-item': vaultItem,
  'vault-items.read-released-specifics': vaultItem,
  'vault-items.release-specifics': async (owner, database) => ({
    ...(await vaultItem(owner, database)),
    body: { ids: [] },
  }),
  'vault-items.list-staff-views': vaultItem,
  'vault-items.list-similar-items': vaultItem,
  'vault-items.list-valuations': vaultItem,
  'vault-records.read-record': vaultItem,
  'vault-records.update-record': async (owner, database) => ({
    ...(await vaultItem(owner, database)),
    body: { maker: 'Yours' },
  }),
  'own-fields.update': async (owner, database) => ({
    ...(await ownField(owner, database)),
    body: { name: 'Yours', type: 'text' },
  }),
  'own-fields.delete': ownField,
  'vault-views.update': async (owner, database) => ({
    ...(await savedView(owner, database)),
    body: { name: 'Yours' },
  }),
  'vault-views.delete': savedView,
  'vault-drafts.read': vaultDraft,
  'vault-drafts.change': async (owner, database) => ({
    ...(await vaultDraft(owner, database)),
    body: { title: 'Yours' },
  }),
  'vault-drafts.merge': async (owner, database) => ({
    ...(await vaultDraft(owner, database)),
    body: { objects: [(await aVaultDraft(database, owner.userId)).id] },
  }),
  'vault-drafts.upload-photo': vaultDraft,
  'vault-drafts.delete-photo': async ({ userId }, database) => {
    const { id, photoIds } = await aVaultDraft(database, userId)
    return { params: { id, photoId: photoIds[0] ?? 0 } }
  },
  'vault-drafts.turn-into-item': async (owner, database) => ({
    ...(await vaultDraft(owner, database)),
    body: { item: { title: 'Yours', description: 'Mine', categoryId: 1 } },
  }),
  'vault-imports.read': vaultImport,
  'vault-imports.delete': vaultImport,
  'vault-imports.change-columns': async (owner, database) => ({
    ...(await vaultImport(owner, database)),
    body: {
      reading: { mappings: [{ sheet: 'Row', column: 0, target: 'title' }], answers: {}, defaults: {} },
      sameTitles: null,
      describesByTitle: true,
    },
  }),
  'vault-imports.read-overview': vaultImport,
  'vault-imports.list-rows': vaultImport,
  'vault-imports.change-row': async (owner, database) => {
    const { params } = await vaultImport(owner, database)
    return { params: { ...params, rowId: 0 }, body: { choice: 'skip' } }
  },
  'vault-imports.choose-rows': async (owner, database) => ({
    ...(await vaultImport(owner, database)),
    body: { problem: 'title', choice: 'skip' },
  }),
  'vault-imports.run': vaultImport,
  'vault-imports.stop': vaultImport,
  'vault-imports.download-not-taken': vaultImport,
  'vault-imports.upload-photos': vaultImport,
  'vault-imports.read-photos': vaultImport,
  'vault-imports.delete-photos': vaultImport,
  'vault-imports.choose-photo': async (owner, database) => {
    const { params } = await vaultImport(owner, database)
    return { params: { ...params, photoId: 0 }, body: { row: 0 } }
  },
  'vault-imports.read-undo': vaultImport,
  'vault-imports.undo': async (owner, database) => ({
    ...(await vaultImport(owner, database)),
    body: { alsoItems: [] },
  }),
  'vault-imports.delete-mapping': async ({ userId }, database) => ({
    params: { id: await anImportMapping(database, userId, `Mapping ${(mappings += 1)}`) },
  }),
  'collections.read-collection': collection,
  'collections.update-collection': async (owner, database) => ({
    ...(await collection(owner, database)),
    body: { status: 'public' },
  }),
  'collections.delete-collection': collection,
  'collections.upload-picture': collection,
  'vault-trash.restore-item': deletedItem,
  'vault-trash.restore-collection': deletedCollection,
  'vault-trash.restore-tag': deletedTag,
  'vault-trash.restore-photo': removedPhoto,
  'vault-trash.erase-item': deletedItem,
  'vault-trash.erase-collection': deletedCollection,
  'vault-trash.erase-tag': deletedTag,
  'vault-trash.erase-photo': removedPhoto,
  'vault-media.read-trashed-picture': removedPhoto,
  'memberships.read-checkout': checkout,
  'teams.edit-user': async (owner, database) => ({
    ...(await teamUser(owner, database)),
    body: { firstName: 'Anna', lastName: 'Berg' },
  }),
  'teams.delete-user': teamUser,
  'teams.resend-invitation': teamUser,
  'memberships.complete-checkout': async (owner, database) => ({
    ...(await checkout(owner, database)),
    body: { parameters: [] },
  }),
  'memberships.download-invoice': async () => ({ params: { id: 'zuora-INV1' } }),
}

async function checkout({ userId }: TestMember, database: Database): Promise<Filled> {
  const key = `checkout-of-${userId}`
  const now = new Date()
  await database
    .insertInto('billing_checkouts')
    .values({
      key_hash: hashOfToken(key),
      user_id: userId,
      provider: 'zuora',
      purpose: 'payment-method',
      currency: 'USD',
      state: 'open',
      expires_at: new Date(now.getTime() + 60_000),
      created_at: now,
      updated_at: now,
    })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
  return { params: { key } }
}

async function teamUser({ userId }: TestMember, database: Database): Promise<Filled> {
  return {
    params: {
      id: await aTeamUser(database, userId, { email: `invited.by.${userId}.${Date.now()}@vitrine.example` }),
    },
  }
}

let mappings = 0

async function vaultImport({ userId }: TestMember, database: Database) {
  return { params: { id: await aVaultImport(database, userId) } }
}

async function ownField({ userId }: TestMember, database: Database): Promise<Filled> {
  return { params: { id: await anOwnField(database, userId) } }
}

async function vaultDraft({ userId }: TestMember, database: Database): Promise<Filled> {
  return { params: { id: (await aVaultDraft(database, userId)).id } }
}

async function savedView({ userId }: TestMember, database: Database): Promise<Filled> {
  return { params: { id: await aVaultView(database, userId) } }
}

async function collection({ userId }: TestMember, database: Database): Promise<Filled> {
  return { params: { id: await aCollection(database, userId) } }
}

async function deletedItem({ userId }: TestMember, database: Database): Promise<Filled> {
  return { params: { id: await aVaultItem(database, userId, { deletedAt: new Date() }) } }
}

async function deletedCollection({ userId, call }: TestMember, database: Database): Promise<Filled> {
  const id = await aCollection(database, userId)
  await call('DELETE', `/api/v1/vault/item-collections/${id}`)
  return { params: { id } }
}

async function deletedTag({ userId }: TestMember, database: Database): Promise<Filled> {
  const id = await aTag(database, userId)
  await database.transaction().execute((transaction) => trashTag(transaction, { userId, id }, new Date()))
  return { params: { id } }
}

async function removedPhoto({ userId }: TestMember, database: Database): Promise<Filled> {
  const itemId = await aVaultItem(database, userId)
  const id = await aVaultPhoto(database, { key: `removed-${itemId}`, item_id: itemId, user_id: userId })
  await database
    .transaction()
    .execute((transaction) => trashPhotos(transaction, { userId, itemId }, [id], new Date()))
  return { params: { id } }
}

async function valuedItem({ userId }: TestMember, database: Database): Promise<Filled> {
  return { params: { itemId: await aVaultItem(database, userId) } }
}

async function vaultItem({ userId }: TestMember, database: Database): Promise<Filled> {
  return { params: { id: await aVaultItem(database, userId) } }
}

async function changedItem(
  { userId }: TestMember,
  database: Database,
  changeSet: string | null = null,
): Promise<Filled> {
  const itemId = await aVaultItem(database, userId)
  const { id: changeId } = await database
    .insertInto('vault_item_changes')
    .values({
      item_id: itemId,
      changed_at: new Date(),
      actor_kind: 'owner',
      change_set: changeSet,
      field: 'subtitle',
      before: JSON.stringify('Bohemia'),
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return { params: { id: itemId, changeId } }
}

async function readyDocument({ userId }: TestMember, database: Database): Promise<Filled> {
  const { id } = await database
    .insertInto('vault_documents')
    .values({
      user_id: userId,
      key: `document${userId}`,
      state: 'ready',
      bytes: 1,
      requested_at: new Date(),
      expires_at: new Date(Date.now() + 3_600_000),
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return { params: { id } }
}

async function failedPhoto({ userId }: TestMember, database: Database): Promise<Filled> {
  const itemId = await aVaultItem(database, userId)
  const photo = {
    key: `failed${itemId}`,
    item_id: itemId,
    user_id: userId,
    kind: 'image',
    place: 0,
    content_type: 'image/jpeg',
    bytes: 1,
    width: 1,
    height: 1,
    renditions: 'failed',
    created_at: new Date(),
  } as const
  const { id: imageId } = await database
    .insertInto('vault_media')
    .values(photo)
    .returning('id')
    .executeTakeFirstOrThrow()
  return { params: { id: itemId, imageId } }
}

async function tag({ userId }: TestMember, database: Database): Promise<Filled> {
  return { params: { id: await aTag(database, userId) } }
}

async function insurer({ userId }: TestMember, database: Database): Promise<Filled> {
  return { params: { id: await anAttribute(database, userId) } }
}

async function savedSearch({ userId }: TestMember, database: Database): Promise<Filled> {
  const { id } = await database
    .insertInto('saved_searches')
    .values({
      user_id: userId,
      type: 'marks',
      name: 'Mine',
      query: `mine ${Date.now()}`,
      categories: '',
      created_at: new Date(),
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return { params: { id } }
}

/** Calls of members whose path names a word of a fixed list, or what is nobody's own. */
export const wordsInPaths: readonly string[] = [
  'preferences.change',
  'preferences.remove',
  'newsletter.change-email-preference',
  'price-guide.read-sold-item-details',
  'price-guide.list-similar-items',
  'price-guide.read-price-history',
  'marks.read-mark-details',
  'library.read-book-details',
  'favorites.list',
  'favorites.add',
  'favorites.remove',
  'favorites.read-states',
]

/** Calls that carry a secret of their own instead of a session. Whoever adds one adds it here as well. */
export const callsWithOwnSecret: readonly string[] = [
  'newsletter.read-confirmation',
  'newsletter.confirm-subscription',
  'newsletter.read-unsubscription',
  'newsletter.unsubscribe',
  'newsletter.report-mails',
  'identity.read-verification-link',
  'identity.verify-email',
  'identity.read-reset-link',
  'identity.reset-password',
  'memberships.receive-zuora-callout',
  'memberships.receive-avangate-ipn',
  'memberships.check-avangate-ipn',
  'memberships.receive-avangate-lcn',
  'memberships.check-avangate-lcn',
  'teams.read-invitation',
  'teams.make-invited-account',
  'teams.decline-invited-account',
  'texts.read-preview',
]

/** For each of them that is a GET: a secret that works, to see that reading it changes nothing. */
export const workingSecrets: Record<string, (member: TestMember, database: Database) => Promise<Filled>> = {
  'identity.read-verification-link': async ({ userId }, database) => ({
    query: { token: await openLink(database, userId, 'verify-email') },
  }),
  'identity.read-reset-link': async ({ userId }, database) => ({
    query: { token: await openLink(database, userId, 'reset-password') },
  }),
  'teams.read-invitation': async ({ userId }, database) => ({
    query: {
      token: await invitationOf(
        database,
        await aTeamUser(database, userId, { email: 'invited@vitrine.example' }),
        new Date(),
      ),
    },
  }),
  'texts.read-preview': async (_, database) => {
    const { id } = await database
      .selectFrom('site_pages')
      .select('id')
      .where('path', '=', '/about')
      .executeTakeFirstOrThrow()
    await database
      .insertInto('text_previews')
      .values({
        token_hash: hashOfToken('preview-secret'),
        kind: 'site-page',
        record_id: id,
        made_at: new Date(),
        expires_at: new Date(Date.now() + 60_000),
      })
      .execute()
    return { query: { token: 'preview-secret' } }
  },
  // They respond with nothing, whoever asks.
  'memberships.check-avangate-ipn': async () => ({}),
  'memberships.check-avangate-lcn': async () => ({}),
  'newsletter.read-confirmation': async (_, database) => {
    const request = {
      email: 'asked@vitrine.example',
      email_normalized: 'asked@vitrine.example',
      first_name: 'Some',
      last_name: 'One',
      source: 'landing-page',
      category: 'newsletter',
    } as const
    await database
      .insertInto('newsletter_requests')
      .values({ ...request, token_hash: hashOfToken('confirmation-secret') })
      .execute()
    return { query: { key: 'confirmation-secret' } }
  },
  'newsletter.read-unsubscription': async (_, database) => {
    const subscriber = {
      email: 'reader@vitrine.example',
      email_normalized: 'reader@vitrine.example',
      source: 'landing-page',
      unsubscribe_key: 'unsubscribe-secret',
    }
    const { id } = await database
      .insertInto('newsletter_subscribers')
      .values(subscriber)
      .returning('id')
      .executeTakeFirstOrThrow()
    await database
      .insertInto('newsletter_subscriptions')
      .values({ subscriber_id: id, category: 'newsletter', state: 'SUBSCRIBED' })
      .execute()
    return { query: { key: 'unsubscribe-secret', category: 'newsletter' } }
  },
}

async function openLink(
  database: Database,
  userId: number,
  purpose: 'verify-email' | 'reset-password',
): Promise<string> {
  const token = `${purpose}-secret-${userId}`
  await anAccountLink(database, { userId, purpose, token })
  return token
}
