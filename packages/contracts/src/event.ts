import type { z } from 'zod'

/**
 * The name of a cached area. A plain string, because the areas are typed by their endpoints and events, which
 * name it; `assertAreasFit` rejects at start-up a name that no cached area has.
 */
export type CacheArea = string

/** Something that has happened, in the past tense with a version: `dictionary-article.published.v1`. */
export interface EventDefinition<
  Type extends string = string,
  Payload extends z.ZodType = z.ZodType,
> extends ShownBy<Payload> {
  type: Type
  payload: Payload
}

/** Which cached responses an event makes stale. Stated for each event: what is forgotten would stay on pages. */
export interface ShownBy<Payload extends z.ZodType = z.ZodType> {
  /** The cached area whose rows have changed; null where nothing that is cached shows the change. */
  changes: CacheArea | null
  /**
   * What has changed of the area: `article-42`. Pages that read other records alone stay as they are. Without
   * it, everything that was made of the area's records is stale.
   */
  records?(payload: z.output<Payload>): readonly string[]
}

/** What an event changes, as caches know it. */
export interface CacheChange {
  area: CacheArea
  /** Without them every record of the area counts as changed. */
  records?: readonly string[]
}

export function defineEvent<Type extends string, Payload extends z.ZodType>(
  type: Type,
  payload: Payload,
  shownBy: ShownBy<Payload>,
): EventDefinition<Type, Payload> {
  return { type, payload, ...shownBy }
}

/** An event about to be written to the outbox. */
export interface NewEvent {
  type: string
  payload: Record<string, unknown>
  changes: CacheChange | null
}

/** `newEvent(articlePublished, { articleId, revision })`, typed by its definition. */
export function newEvent<Payload extends z.ZodType>(
  definition: EventDefinition<string, Payload>,
  payload: z.input<Payload>,
): NewEvent {
  return {
    type: definition.type,
    payload: payload as Record<string, unknown>,
    changes: cacheChangeOf(definition, payload),
  }
}

/**
 * @param payload of this event's type, as it was stored or is about to be. One of another shape names no record, and so
 *   changes all of them: whoever relays events of an older release must not stop over it.
 */
export function cacheChangeOf(definition: EventDefinition, payload: unknown): CacheChange | null {
  const { changes: area, records } = definition
  if (area === null) return null
  const parsed = definition.payload.safeParse(payload)
  return records && parsed.success ? { area, records: records(parsed.data) } : { area }
}
