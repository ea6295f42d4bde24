import type { CacheArea } from '@vitrine/contracts/caches/areas'
import * as dictionaryEvents from '@vitrine/contracts/dictionary/events'
import type { EventDefinition } from '@vitrine/contracts/event'
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

/** How the types of an area's events begin. */
const areaPrefixes: readonly (readonly [string, CacheArea])[] = [
  ['dictionary-', 'dictionary'],
  ['taxonomy-', 'taxonomy'],
  ['data-partner.', 'partners'],
  ['newsletter-', 'newsletter'],
]

/**
 * The cache area that an event's change belongs to: the relay bumps its generation once the event is committed.
 * Null where nothing that is cached has changed.
 */
export function areaOf(eventType: string): CacheArea | null {
  return areaPrefixes.find(([prefix]) => eventType.startsWith(prefix))?.[1] ?? null
}

const consumersByEvent = new Map<string, Consumer[]>()
for (const [consumer, events] of Object.entries(consumers) as [Consumer, readonly EventDefinition[]][]) {
  for (const { type } of events) consumersByEvent.set(type, [...(consumersByEvent.get(type) ?? []), consumer])
}

const known = new Set([...consumersByEvent.keys(), ...auditOnly.map(({ type }) => type)])

export const consumerNames = Object.keys(consumers) as Consumer[]

/** @throws when nobody has said who follows the event */
export function consumersOf(eventType: string): readonly Consumer[] {
  if (!known.has(eventType)) throw new Error(`The event ${eventType} is in nobody's list: add it to consumers or auditOnly.`)
  return consumersByEvent.get(eventType) ?? []
}
