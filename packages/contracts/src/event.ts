import type { z } from 'zod'

/** Something that has happened, in the past tense with a version: `dictionary-article.published.v1`. */
export interface EventDefinition<Type extends string = string, Payload extends z.ZodType = z.ZodType> {
  type: Type
  payload: Payload
}

export function defineEvent<Type extends string, Payload extends z.ZodType>(type: Type, payload: Payload): EventDefinition<Type, Payload> {
  return { type, payload }
}

/** An event about to be written to the outbox. */
export interface NewEvent {
  type: string
  payload: Record<string, unknown>
}

/** `newEvent(articlePublished, { articleId, revision })`, typed by its definition. */
export function newEvent<Payload extends z.ZodType>(definition: EventDefinition<string, Payload>, payload: z.input<Payload>): NewEvent {
  return { type: definition.type, payload: payload as Record<string, unknown> }
}
