import type { Capability } from '@vitrine/contracts/access'
import type { ContentBlock } from '@vitrine/contracts/dictionary/content'
import type { ArticleStatus } from '@vitrine/contracts/dictionary/schemas'
import { newEvent, type EventDefinition, type NewEvent } from '@vitrine/contracts/event'
import type { TextKind } from '@vitrine/contracts/texts/schemas'
import type { Transaction } from '@vitrine/database/database'
import type { DB } from '@vitrine/database/generated/schema'
import type { TombstoneEntity } from '@vitrine/database/tombstones'
import { sql, type RawBuilder, type Updateable } from 'kysely'
import type { z } from 'zod'

export interface TextName {
  kind: TextKind
  id: number
}

/** A text in the columns that all kinds have. */
export interface TextRow extends TextName {
  /** Of a text in the trash the one that it had. */
  url: string
  title: string
  status: ArticleStatus
  revision: number
  draftVersion: number
  /** 0 if it was never published. */
  publishedVersion: number
  /** Null if it is not in the trash. */
  trashedAt: Date | null
  /** Whether new texts begin with it. */
  isTemplate: boolean
  /** Whether a publication is scheduled. */
  isScheduled: boolean
}

/** What happens to a text. A kind that is always published has the first two events only. */
export type TextEventName = 'updated' | 'published' | 'unpublished' | 'trashed' | 'restored' | 'deleted'

export interface Draft {
  version: number
  blocks: readonly ContentBlock[]
  by: number | null
}

/** Who changes a text, null for a deleted account, and when. */
export interface ChangeContext {
  by: number | null
  now: Date
}

/** What a change did, for the outbox and the audit log. */
export interface TransitionEffects {
  events: NewEvent[]
  audit: { action: string; details: Record<string, unknown> }
}

/** Changes a text whose row the caller has locked. Returns null if the text is already as asked. */
export type TextTransition = (
  transaction: Transaction,
  text: TextRow,
  context: ChangeContext,
) => Promise<TransitionEffects | null>

/** A statement's FROM with the text's row as `text`, and the blocks in it. */
interface Content {
  source: RawBuilder<unknown>
  blocks: RawBuilder<unknown>
}

type Columns = Readonly<Record<string, unknown>>

/**
 * A kind of text that staff write in the editor. `change-text-state.ts` publishes, unpublishes, deletes,
 * restores and schedules texts of every kind by it, and `versions.ts` stores their versions, for the api at
 * once and for the workers when a change is due.
 */
export interface TextDefinition {
  /** In events and the audit log, as subject and before the action: `blog-article.published`. */
  kind: TextKind
  table: keyof DB
  /** Who may write it. */
  capability: Capability
  /** The event of what has happened, with the new revision. */
  event: (eventName: TextEventName, id: number, revision: number) => NewEvent
  /** The column with the time of the last change, from which a rebuild of the index selects. */
  changedAt: string
  /** Selects every text of the kind in the columns of `TextRow`, those in the trash included. */
  rows: RawBuilder<unknown>
  /** The condition for the row at a url, outside the trash. */
  hasUrl: (url: string) => RawBuilder<unknown>
  /** The redirects at a url, to be deleted. Absent: the url never changes. */
  redirectsAt?: (url: string) => RawBuilder<unknown>
  /**
   * For a kind that has no status: it is never taken off the site and never in the trash. What staff read who
   * try.
   */
  alwaysPublished?: string
  /** For a kind that a search index holds. */
  tombstone?: TombstoneEntity

  /**
   * The columns that publishing sets, besides the status and the published version.
   *
   * @throws AppError STATUS_CONFLICT if the text is not ready
   */
  publish(transaction: Transaction, text: TextRow, now: Date): Promise<Columns>
  /** @throws AppError IN_USE */
  beforeTrash?(transaction: Transaction, text: TextRow): Promise<void>
  /** The columns that hold a draft, besides its version; rows of its own are inserted here. Default: `draft`. */
  writeDraft?(transaction: Transaction, id: number, draft: Draft): Promise<Columns>

  draft: Content
  /** What readers see, or saw until it was unpublished. */
  published: Content
  /** The picture that stands for the text, and its alternative text; '-' if it needs none. */
  picture: { src: RawBuilder<unknown>; alt: RawBuilder<unknown> }
  /** What staff read if a picture comes from elsewhere. */
  pictureNotAllowed: string
  /** Whether the checks look for instructions of templates in it. */
  hasInstructions?: boolean

  /** The column of `kept_versions` that names a text of the kind. */
  versionColumn: Extract<keyof DB['kept_versions'], `${string}_id`>
  /** A JSON object of what a version stores besides the blocks, with the names that readers see. */
  versionDetails: RawBuilder<unknown>
  /** Who wrote the draft. Default: unknown. */
  draftWriter?: RawBuilder<unknown>
}

/** The columns of `TextRow` in a table with a status and a trash; the table has no column for its kind. */
export const textColumns = sql`
  id, CASE WHEN trashed_at IS NULL THEN url ELSE trashed_url END AS url, title, status, revision,
  draft_version AS "draftVersion", published_version AS "publishedVersion",
  trashed_at AS "trashedAt", trashed_by AS "trashedBy", trashed_published AS "wasPublished"`

/** Columns with the types that the table has for them. */
type WritableColumns<Table extends keyof DB> = {
  [Column in Exclude<keyof DB[Table], 'id' | 'revision' | 'draft_version' | 'published_version'>]?:
    | Updateable<DB[Table]>[Column & keyof Updateable<DB[Table]>]
    | RawBuilder<unknown>
}

interface Definition<Table extends keyof DB> extends TextDefinition {
  table: Table
  changedAt: string & keyof DB[Table]
  publish(transaction: Transaction, text: TextRow, now: Date): Promise<WritableColumns<Table>>
  writeDraft?(transaction: Transaction, id: number, draft: Draft): Promise<WritableColumns<Table>>
}

/** Holds a definition to its table. */
export function defineText<Table extends keyof DB>(definition: Definition<Table>): TextDefinition {
  return definition
}

/** `textEvents((postId, revision) => ({ postId, revision }), { updated: postUpdated, … })` */
export function textEvents<Payload extends z.ZodType>(
  payload: (id: number, revision: number) => z.input<Payload>,
  definitions: Readonly<Partial<Record<TextEventName, EventDefinition<string, Payload>>>>,
): TextDefinition['event'] {
  return (eventName, id, revision) => {
    const definition = definitions[eventName]
    if (!definition) throw new Error(`no event says that a text of this kind is ${eventName}`)
    return newEvent(definition, payload(id, revision))
  }
}
