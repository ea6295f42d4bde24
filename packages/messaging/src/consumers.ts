import * as dictionaryEvents from '@vitrine/contracts/dictionary/events'
import { cacheChangeOf, type CacheChange, type EventDefinition } from '@vitrine/contracts/event'
import * as mailEvents from '@vitrine/contracts/mail/events'
import * as newsletterEvents from '@vitrine/contracts/newsletter/events'
import * as operationsEvents from '@vitrine/contracts/operations/events'
import * as partnersEvents from '@vitrine/contracts/partners/events'
import * as taxonomyEvents from '@vitrine/contracts/taxonomy/events'

/**
 * Who follows which events. Each pair is one delivery row an event, and start-up refuses to run unless each consumer
 * has exactly one processor. An event that nobody follows has to say so here (`auditOnly`).
 */
export const consumers = {
  /** Brings one article's document in the dictionary's index to the article's revision. */
  'dictionary-search': [
    dictionaryEvents.articleCreated,
    dictionaryEvents.articleUpdated,
    dictionaryEvents.articlePublished,
    dictionaryEvents.articleUnpublished,
    dictionaryEvents.articleDeleted,
    dictionaryEvents.articleRefreshed,
  ],
  /** An author's new name reaches the articles that show it. */
  'refresh-author-articles': [dictionaryEvents.authorUpdated],
  /** A category's new title or place reaches the articles below it. */
  'refresh-category-articles': [taxonomyEvents.nodeUpdated],
  /** Nothing to project: the delivery exists so that the relay sees the event and bumps its area's generation. */
  'refresh-caches': [
    dictionaryEvents.authorCreated,
    dictionaryEvents.authorDeleted,
    taxonomyEvents.nodeCreated,
    taxonomyEvents.nodeDeleted,
    partnersEvents.partnerCreated,
    partnersEvents.partnerUpdated,
    partnersEvents.partnerMoved,
    partnersEvents.partnerDeleted,
    newsletterEvents.issueSent,
  ],
  /** Rebuilds a search index beside the live one. */
  'rebuild-index': [operationsEvents.indexRebuildRequested],
  /** Writes one mail and hands it to the mail server. */
  'send-mail': [mailEvents.mailRequested],
} as const satisfies Record<string, readonly EventDefinition[]>

export type Consumer = keyof typeof consumers

/** Events without a consumer, kept for the record alone. */
export const auditOnly: readonly EventDefinition[] = []

const consumersByEvent = new Map<string, Consumer[]>()
for (const [consumer, events] of Object.entries(consumers) as [Consumer, readonly EventDefinition[]][]) {
  for (const { type } of events) consumersByEvent.set(type, [...(consumersByEvent.get(type) ?? []), consumer])
}

const known = new Map([...Object.values<readonly EventDefinition[]>(consumers).flat(), ...auditOnly].map((definition) => [definition.type, definition]))

export const consumerNames = Object.keys(consumers) as Consumer[]

/** @throws when nobody has said who follows the event */
export function consumersOf(eventType: string): readonly Consumer[] {
  if (!known.has(eventType)) throw new Error(`The event ${eventType} is in nobody's list: add it to consumers or auditOnly.`)
  return consumersByEvent.get(eventType) ?? []
}

/**
 * What caches have to know of an event that stands in the outbox. Null where nothing that is cached has changed, and for
 * the types of former releases, whose caches ended with their processes.
 */
export function storedChangeOf({ type, payload }: { type: string; payload: unknown }): CacheChange | null {
  const definition = known.get(type)
  return definition ? cacheChangeOf(definition, payload) : null
}
