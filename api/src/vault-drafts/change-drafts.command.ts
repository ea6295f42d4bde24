import { Inject } from '@nestjs/common'
import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs'
import type { Actor } from '@vitrine/contracts/access'
import type { ChangedDrafts, DraftDetails, DraftInput } from '@vitrine/contracts/vault-drafts/schemas'
import { vaultItemLimits } from '@vitrine/contracts/vault-items/limits'
import { vaultItemMessages } from '@vitrine/contracts/vault-items/messages'
import { AppError, fieldRefused } from '@vitrine/platform/app-error'
import type { Clock } from '@vitrine/platform/clock'
import { CommandFrame } from '../commands/command-frame.ts'
import { CLOCK } from '../infrastructure/tokens.ts'
import { unknownReferences } from './draft-references.ts'
import { VaultDraftsRepository, type LockedDraft } from './vault-drafts.repository.ts'

/** Changes what one draft has of an item. Returns its new revision. */
export class ChangeDraft extends Command<number> {
  constructor(
    readonly actor: Actor,
    readonly id: number,
    readonly input: DraftInput,
    readonly expectedRevision: number | undefined,
  ) {
    super()
  }
}

@CommandHandler(ChangeDraft)
export class ChangeDraftHandler implements ICommandHandler<ChangeDraft> {
  constructor(
    private readonly frame: CommandFrame,
    private readonly drafts: VaultDraftsRepository,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  async execute({ actor, id, input, expectedRevision }: ChangeDraft): Promise<number> {
    return await this.frame.change(
      {
        actor,
        capability: 'vault.change',
        load: (transaction) => this.drafts.lockOne(transaction, actor.userId, id),
        expectedRevision,
      },
      async (transaction, draft) => {
        const fieldErrors = await unknownReferences(transaction, actor.userId, input)
        if (fieldErrors.length > 0) throw new AppError('VALIDATION_FAILED', { fieldErrors })
        const revision = await this.drafts.write(transaction, draftAfter(draft, input), this.clock.now())
        // Only its owner sees a draft: nothing follows it, and nobody audits it.
        return { result: revision, audit: null }
      },
    )
  }
}

/** Sets the same in several drafts. Ids that are not the caller's are passed over. Returns the others. */
export class ChangeDrafts extends Command<number[]> {
  constructor(
    readonly actor: Actor,
    readonly input: ChangedDrafts,
  ) {
    super()
  }
}

@CommandHandler(ChangeDrafts)
export class ChangeDraftsHandler implements ICommandHandler<ChangeDrafts> {
  constructor(
    private readonly frame: CommandFrame,
    private readonly drafts: VaultDraftsRepository,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  async execute({ actor, input }: ChangeDrafts): Promise<number[]> {
    const { objects, tagIds = [], describesByTitle, ...change } = input
    const tags = tagIds.map((id) => ({ id }))
    const set = detailsSet(change)
    return await this.frame.run({ actor, capability: 'vault.change' }, async (transaction) => {
      const fieldErrors = await unknownReferences(transaction, actor.userId, { ...set, tags })
      if (fieldErrors.length > 0) throw new AppError('VALIDATION_FAILED', { fieldErrors })
      const locked = await this.drafts.lock(transaction, actor.userId, objects)
      if (locked.length === 0) throw new AppError('NOT_FOUND')
      for (const draft of locked) {
        const before = draft.details.tags ?? []
        const added = tags.filter(({ id }) => !before.some((tag) => tag.id === id))
        if (before.length + added.length > vaultItemLimits.tagsMax)
          throw fieldRefused('VALIDATION_FAILED', 'tagIds', 'Size', vaultItemMessages.tagsTooMany)
        const isDescribed = describesByTitle && draft.title !== '' && !draft.details.description
        const given = {
          ...set,
          ...(added.length > 0 && { tags: [...before, ...added] }),
          ...(isDescribed && { description: draft.title }),
        }
        await this.drafts.write(transaction, draftAfter(draft, given), this.clock.now())
      }
      return { result: locked.map(({ id }) => id), audit: null }
    })
  }
}

function detailsSet({
  categoryId,
  storageLocationId,
  insuranceId,
  collectionId,
}: Omit<ChangedDrafts, 'objects' | 'tagIds' | 'describesByTitle'>): DraftDetails {
  const entry = (id: number | null) => (id === null ? null : { id })
  return {
    ...(categoryId !== undefined && { categoryId }),
    ...(storageLocationId !== undefined && {
      storageLocation: entry(storageLocationId),
      isStored: storageLocationId !== null,
    }),
    ...(insuranceId !== undefined && { insurance: entry(insuranceId), isInsured: insuranceId !== null }),
    ...(collectionId !== undefined && {
      itemCollections: collectionId === null ? [] : [{ id: collectionId }],
    }),
  }
}

/** The draft with what is given. What is given is no reason any more. */
export function draftAfter(
  draft: LockedDraft,
  { title, record, ...input }: DraftInput,
): Omit<LockedDraft, 'revision'> {
  const given = Object.fromEntries(Object.entries(input).filter(([, value]) => value !== undefined))
  const givenRecord = Object.fromEntries(
    Object.entries(record ?? {}).filter(([, value]) => value !== undefined),
  )
  const isGiven = (field: string) =>
    field in given || field in givenRecord || (field === 'title' && title !== undefined)
  return {
    id: draft.id,
    title: title ?? draft.title,
    details: { ...draft.details, ...given },
    record: { ...draft.record, ...givenRecord },
    reasons: draft.reasons.filter(({ field }) => !isGiven(field.split('.')[0] ?? '')),
  }
}
