import { Inject } from '@nestjs/common'
import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs'
import type { Actor } from '@vitrine/contracts/access'
import { draftLimits as limits } from '@vitrine/contracts/vault-drafts/drafts'
import { draftMessages as messages } from '@vitrine/contracts/vault-drafts/messages'
import type { DraftDetails, MovedPhotos } from '@vitrine/contracts/vault-drafts/schemas'
import type { Transaction } from '@vitrine/database/database'
import { createVaultDrafts } from '@vitrine/domain/vault/drafts/create-drafts'
import { distinct } from '@vitrine/domain/vault/item-values'
import { AppError } from '@vitrine/platform/app-error'
import type { Clock } from '@vitrine/platform/clock'
import { CommandFrame } from '../commands/command-frame.ts'
import { CLOCK } from '../infrastructure/tokens.ts'
import { VaultDraftsRepository, type LockedDraft } from './vault-drafts.repository.ts'

interface SavedDraft {
  id: number
  revision: number
}

/**
 * Moves photos of drafts into another draft, or into a new one. A draft that has nothing left, not even a
 * title or a description, is deleted.
 */
export class MovePhotos extends Command<SavedDraft> {
  constructor(
    readonly actor: Actor,
    readonly input: MovedPhotos,
  ) {
    super()
  }
}

@CommandHandler(MovePhotos)
export class MovePhotosHandler implements ICommandHandler<MovePhotos> {
  constructor(
    private readonly frame: CommandFrame,
    private readonly drafts: VaultDraftsRepository,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  async execute({ actor: { userId }, actor, input: { photoIds, draftId } }: MovePhotos): Promise<SavedDraft> {
    return await this.frame.run({ actor, capability: 'vault.change' }, async (transaction) => {
      const now = this.clock.now()
      const moved = distinct(photoIds)
      const from = await this.drafts.draftsOfPhotos(transaction, userId, moved)
      const sources = distinct(from.map((photo) => photo.draftId))
      const locked = await this.drafts.lock(transaction, userId, [...sources, draftId])
      const photos = await this.drafts.photosOf(
        transaction,
        locked.map(({ id }) => id),
      )
      if (!moved.every((id) => photos.some((photo) => photo.id === id))) throw new AppError('NOT_FOUND')
      if (draftId !== 0 && !locked.some(({ id }) => id === draftId)) throw new AppError('NOT_FOUND')
      const present = photos.filter((photo) => photo.draftId === draftId && !moved.includes(photo.id))
      assertFit(present.length + moved.length)
      const target = draftId === 0 ? await newDraft(transaction, userId, locked, now) : draftId
      await this.drafts.movePhotos(transaction, target, moved, nextPlace(present))
      for (const draft of locked.filter(({ id }) => id !== target)) {
        const isLeft = photos.some((photo) => photo.draftId === draft.id && !moved.includes(photo.id))
        if (!isLeft && isUntitled(draft)) await this.drafts.remove(transaction, [draft.id])
        else await this.drafts.touch(transaction, draft.id, now)
      }
      const revision = await this.drafts.touch(transaction, target, now)
      return { result: { id: target, revision }, audit: null }
    })
  }
}

/** Merges other drafts into one. */
export class MergeDrafts extends Command<SavedDraft> {
  constructor(
    readonly actor: Actor,
    readonly id: number,
    readonly others: readonly number[],
  ) {
    super()
  }
}

@CommandHandler(MergeDrafts)
export class MergeDraftsHandler implements ICommandHandler<MergeDrafts> {
  constructor(
    private readonly frame: CommandFrame,
    private readonly drafts: VaultDraftsRepository,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  async execute({ actor: { userId }, actor, id, others }: MergeDrafts): Promise<SavedDraft> {
    return await this.frame.run({ actor, capability: 'vault.change' }, async (transaction) => {
      const locked = await this.drafts.lock(transaction, userId, [id, ...others])
      const target = locked.find((draft) => draft.id === id)
      const merged = locked.filter((draft) => draft.id !== id)
      if (!target || merged.length === 0) throw new AppError('NOT_FOUND')
      const ids = merged.map((draft) => draft.id)
      const present = await this.drafts.photosOf(transaction, [id])
      const added = (await this.drafts.photosOf(transaction, ids)).toSorted(
        (one, other) => others.indexOf(one.draftId) - others.indexOf(other.draftId),
      )
      assertFit(present.length + added.length)
      await this.drafts.movePhotos(
        transaction,
        id,
        added.map((photo) => photo.id),
        nextPlace(present),
      )
      const whole = merged.reduce(mergedDraft, target)
      const revision = await this.drafts.write(transaction, whole, this.clock.now())
      await this.drafts.remove(transaction, ids)
      return { result: { id, revision }, audit: null }
    })
  }
}

function assertFit(photos: number): void {
  if (photos > limits.photosMax) throw new AppError('STATUS_CONFLICT', { message: messages.photosFull })
}

function nextPlace(photos: readonly { place: number }[]): number {
  return Math.max(-1, ...photos.map(({ place }) => place)) + 1
}

const isUntitled = ({ title, details }: LockedDraft) => title === '' && !details.description

/** A draft for photos that are taken out of others: it is kept where the first of those is kept. */
async function newDraft(
  transaction: Transaction,
  userId: number,
  [first]: readonly LockedDraft[],
  now: Date,
): Promise<number> {
  const { categoryId, tags, itemCollections, insurance, isInsured, storageLocation, isStored } =
    first?.details ?? {}
  const details: DraftDetails = {
    categoryId,
    tags,
    itemCollections,
    insurance,
    isInsured,
    storageLocation,
    isStored,
  }
  const [id = 0] = await createVaultDrafts(transaction, { userId, origin: 'photos', now }, [
    { title: '', details, record: {}, reasons: [] },
  ])
  return id
}

const isBlank = (value: unknown) =>
  value === undefined || value === null || value === '' || (Array.isArray(value) && value.length === 0)

/** A draft with what it has, and what the other one has beside that. */
function mergedDraft(draft: LockedDraft, other: LockedDraft): LockedDraft {
  const fill = (own: object, more: object) =>
    Object.fromEntries([
      ...Object.entries(more),
      ...Object.entries(own).filter(([name, value]) => !isBlank(value) || !(name in more)),
    ])
  return {
    ...draft,
    title: draft.title || other.title,
    details: fill(draft.details, other.details),
    record: fill(draft.record, other.record),
    reasons: [...draft.reasons, ...other.reasons].slice(0, limits.reasonsMax),
  }
}
