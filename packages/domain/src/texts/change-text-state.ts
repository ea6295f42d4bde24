import { textMessages as messages, textLimits as limits } from '@vitrine/contracts/texts/messages'
import { openScheduleStates, type ScheduledAction } from '@vitrine/contracts/texts/schemas'
import type { TextVersionKind } from '@vitrine/contracts/texts/versions'
import type { Transaction } from '@vitrine/database/database'
import { leaveTombstone } from '@vitrine/database/tombstones'
import { AppError, fieldRefused } from '@vitrine/platform/app-error'
import { timeAfter } from '@vitrine/platform/clock'
import { sql } from 'kysely'
import { assertPublishable } from './check-text.ts'
import type {
  TextTransition,
  ChangeContext,
  TransitionEffects,
  TextEventName,
  TextRow,
  TextName,
} from './define-text.ts'
import { deleteRedirects, texts, updateText } from './text-rows.ts'
import { saveFirstVersion, saveVersion } from './versions.ts'

/** Shows readers the draft. A publication that was scheduled is done with it. @throws AppError STATUS_CONFLICT */
export const publishText: TextTransition = async (transaction, text, context) => {
  await saveFirstVersion(transaction, text)
  const { kind, draftVersion } = text
  const { publish, alwaysPublished } = texts[kind]
  if (text.status === 'PUBLISHED' && text.publishedVersion === draftVersion) return null
  const columns = await publish(transaction, text, context.now)
  await assertPublishable(transaction, text)
  await endSchedules(transaction, text, { action: 'publish', now: context.now })
  const revision = await updateText(transaction, text, {
    ...columns,
    ...(alwaysPublished === undefined && { status: 'PUBLISHED' }),
    published_version: draftVersion,
  })
  return await changed(transaction, text, context, {
    revision,
    eventName: 'published',
    details: { url: text.url, version: draftVersion },
  })
}

/** Takes the text off the site; its draft stays. @throws AppError STATUS_CONFLICT */
export const unpublishText: TextTransition = async (transaction, text, context) => {
  const { alwaysPublished } = texts[text.kind]
  if (alwaysPublished !== undefined) throw new AppError('STATUS_CONFLICT', { message: alwaysPublished })
  await saveFirstVersion(transaction, text)
  if (text.status === 'UNPUBLISHED') return null
  await endSchedules(transaction, text, { action: 'unpublish', now: context.now })
  const revision = await updateText(transaction, text, { status: 'UNPUBLISHED' })
  return await changed(transaction, text, context, {
    revision,
    eventName: 'unpublished',
    details: { url: text.url },
  })
}

/** Undoes an unpublishing: readers see what they saw last, not the draft. @throws AppError STATUS_CONFLICT */
export const republishText: TextTransition = async (transaction, text, context) => {
  const { kind, title, status, publishedVersion } = text
  if (status === 'PUBLISHED') return null
  if (publishedVersion === 0) throw new AppError('STATUS_CONFLICT', { message: messages.neverPublished })
  const revision = await updateText(transaction, text, { status: 'PUBLISHED' })
  return await changed(transaction, text, context, {
    revision,
    eventName: 'published',
    action: `${kind}.republished`,
    details: { title, version: publishedVersion },
  })
}

/**
 * Moves the text to the trash: it is off the site at once, its url is free and nothing is scheduled any more.
 *
 * @throws AppError IN_USE
 */
export const trashText: TextTransition = async (transaction, text, context) => {
  await saveFirstVersion(transaction, text)
  await texts[text.kind].beforeTrash?.(transaction, text)
  await endSchedules(transaction, text, { now: context.now })
  const revision = await updateText(transaction, text, {
    trashed_at: context.now,
    trashed_by: context.by,
    trashed_url: sql`url`,
    trashed_published: sql`(status = 'PUBLISHED')`,
    status: 'UNPUBLISHED',
    url: sql`url || '~' || id`,
  })
  return await changed(transaction, text, context, {
    revision,
    eventName: 'trashed',
    details: { url: text.url, title: text.title },
  })
}

/** Restores a text from the trash as it was, at its url or, if that is taken by now, at the next free one. */
export const restoreText: TextTransition = async (transaction, text, context) => {
  if (text.trashedAt === null) return null
  const url = await freeUrl(transaction, text)
  await deleteRedirects(transaction, text.kind, url)
  const revision = await updateText(transaction, text, {
    url,
    status: sql`CASE WHEN trashed_published THEN 'PUBLISHED' ELSE 'UNPUBLISHED' END`,
    trashed_at: null,
    trashed_by: null,
    trashed_url: '',
    trashed_published: false,
  })
  return await changed(transaction, text, context, {
    revision,
    eventName: 'restored',
    details: { title: text.title, url },
  })
}

/** Deletes a text in the trash for good, with all its versions. @throws AppError STATUS_CONFLICT */
export const deleteText: TextTransition = async (transaction, { kind, id, trashedAt, ...text }) => {
  if (trashedAt === null) throw new AppError('STATUS_CONFLICT', { message: messages.notInTrash })
  const { table, tombstone, event } = texts[kind]
  const revision = text.revision + 1
  await sql`DELETE FROM ${sql.table(table)} WHERE id = ${id}`.execute(transaction)
  if (tombstone) await leaveTombstone(transaction, tombstone, { id, revision })
  return {
    events: [event('deleted', id, revision)],
    audit: { action: `${kind}.deleted`, details: { title: text.title, url: text.url } },
  }
}

/**
 * Publishes or unpublishes a text at a time to come: its draft as it is then.
 *
 * @throws AppError VALIDATION_FAILED, STATUS_CONFLICT
 */
export const scheduleChange =
  ({ action, dueAt }: { action: ScheduledAction; dueAt: string }): TextTransition =>
  async (transaction, text, { by, now }) => {
    const { kind, id, title } = text
    const due = new Date(dueAt)
    if (due <= now) throw fieldRefused('VALIDATION_FAILED', 'dueAt', 'invalid', messages.timePassed)
    if (due > timeAfter(now, { days: limits.scheduleDays }))
      throw fieldRefused('VALIDATION_FAILED', 'dueAt', 'invalid', messages.timeTooFar)
    assertCanBeScheduled(action, text)
    await endSchedules(transaction, text, { action, now })
    await transaction
      .insertInto('scheduled_changes')
      .values({ kind, record_id: id, action, due_at: due, not_before: due, made_by: by, made_at: now })
      .execute()
    return {
      events: [],
      audit: { action: `${kind}.${action}-scheduled`, details: { title, dueAt: due.toISOString() } },
    }
  }

/** Cancels what is scheduled, or dismisses what could not be done. What was done meanwhile stays done. */
export const unscheduleChange =
  (action: ScheduledAction): TextTransition =>
  async (transaction, text, { now }) => {
    const ended = await endSchedules(transaction, text, { action, now })
    if (ended === 0) return null
    return {
      events: [],
      audit: { action: `${text.kind}.${action}-unscheduled`, details: { title: text.title } },
    }
  }

/**
 * Ends what is scheduled of a text, or one action of it; what could not be done is dismissed with it. The
 * caller has locked the text's row.
 *
 * @returns how many there were
 */
async function endSchedules(
  transaction: Transaction,
  { kind, id }: TextName,
  { action, now }: { action?: ScheduledAction; now: Date },
): Promise<number> {
  const ended = await transaction
    .updateTable('scheduled_changes')
    .set({ state: 'cancelled', ended_at: now })
    .where('kind', '=', kind)
    .where('record_id', '=', id)
    .where('state', 'in', openScheduleStates)
    .$if(action !== undefined, (query) => query.where('action', '=', action ?? 'publish'))
    .executeTakeFirst()
  return Number(ended.numUpdatedRows)
}

/** A published text may be scheduled again: its draft goes on being written. */
function assertCanBeScheduled(
  action: ScheduledAction,
  { kind, status, isTemplate, isScheduled }: TextRow,
): void {
  const { alwaysPublished } = texts[kind]
  if (alwaysPublished !== undefined && action === 'unpublish')
    throw new AppError('STATUS_CONFLICT', { message: alwaysPublished })
  if (isTemplate) throw new AppError('STATUS_CONFLICT', { message: messages.templateStays })
  if (action === 'unpublish' && status === 'UNPUBLISHED' && !isScheduled)
    throw new AppError('STATUS_CONFLICT', { message: messages.nothingToUnpublish })
}

/** The version that is left, by what happened. */
const versionOf = {
  updated: 'details-changed',
  published: 'published',
  unpublished: 'unpublished',
  trashed: 'trashed',
  restored: 'untrashed',
} as const satisfies Record<Changed['eventName'], TextVersionKind>

interface Changed {
  revision: number
  eventName: Exclude<TextEventName, 'deleted'>
  /** Default: kind and eventName. */
  action?: string
  details: Record<string, unknown>
}

/** Stores the version that a change leaves; event and audit entry are for the caller. */
export async function changed(
  transaction: Transaction,
  { kind, id }: TextRow,
  { by, now }: ChangeContext,
  { revision, eventName, action = `${kind}.${eventName}`, details }: Changed,
): Promise<TransitionEffects> {
  await saveVersion(transaction, { kind, id }, { kind: versionOf[eventName], madeBy: by, now })
  return { events: [texts[kind].event(eventName, id, revision)], audit: { action, details } }
}

async function freeUrl(transaction: Transaction, { kind, url: wanted }: TextRow): Promise<string> {
  const { table, hasUrl } = texts[kind]
  for (let number = 1; ; number += 1) {
    const url = number === 1 ? wanted : `${wanted}-${number}`
    const { rows } = await sql`SELECT 1 FROM ${sql.table(table)} WHERE ${hasUrl(url)}`.execute(transaction)
    if (rows.length === 0) return url
  }
}
