import type { AreaDefinition, ConsumerDefinition, NamesOf } from '@vitrine/contracts/area'
import { areas, type Area } from '@vitrine/contracts/areas'
import { cacheChangeOf, type CacheChange, type EventDefinition } from '@vitrine/contracts/event'
import { consumersStatedBy, indexConsumerOf } from '@vitrine/contracts/index-consumers'

type KeysOf<Consumers> = Consumers extends unknown ? keyof Consumers & string : never

/** Who keeps an index up to date. */
export type IndexConsumer = ReturnType<typeof indexConsumerOf<NamesOf<Area, 'indexes'>>>

/**
 * Who takes events. Each that follows an event is one delivery row; start-up wants exactly one processor for
 * each.
 */
export type Consumer = IndexConsumer | KeysOf<Extract<Area, { consumers: object }>['consumers']>

const definitions = areas.flatMap(
  (area: AreaDefinition) => consumersStatedBy(area) as [Consumer, ConsumerDefinition][],
)

export const consumerDefinitions: ReadonlyMap<Consumer, ConsumerDefinition> = new Map(definitions)
export const consumerNames: readonly Consumer[] = definitions.map(([consumer]) => consumer)

/** Every event of the product. */
export const events: readonly EventDefinition[] = areas.flatMap((area): readonly EventDefinition[] =>
  'events' in area ? area.events : [],
)

const known = new Map(events.map((definition) => [definition.type, definition]))
const consumersByEvent = new Map(events.map((definition) => [definition.type, followersOf(definition)]))

function followersOf({ type, changes }: EventDefinition): readonly Consumer[] {
  const named = definitions.filter(
    ([, { follows }]) => typeof follows !== 'string' && follows.some((event) => event.type === type),
  )
  const rest =
    changes === null || named.length > 0
      ? []
      : definitions.filter(([, { follows }]) => follows === 'other-changes-of-caches')
  return [...named, ...rest].map(([consumer]) => consumer)
}

/** @throws when no area states the index */
export function indexConsumer(index: string): IndexConsumer {
  const consumer = indexConsumerOf(index)
  const found = consumerNames.find((name): name is IndexConsumer => name === consumer)
  if (!found) throw new Error(`No area states the index ${index}.`)
  return found
}

/** @throws when no area states the event */
export function consumersOf(eventType: string): readonly Consumer[] {
  const followers = consumersByEvent.get(eventType)
  if (!followers)
    throw new Error(`No area states the event ${eventType}: every event stands in its area's manifest.`)
  return followers
}

/**
 * What caches have to know of an event that stands in the outbox. Null where nothing that is cached has
 * changed, and for the types of former releases, whose caches ended with their processes.
 */
export function storedChangeOf({ type, payload }: { type: string; payload: unknown }): CacheChange | null {
  const definition = known.get(type)
  return definition ? cacheChangeOf(definition, payload) : null
}

/**
 * @throws unless each consumer has exactly one processor: what has none would wait for ever, what has two
 *   runs twice.
 */
export function assertOneProcessorEach(processors: readonly { consumer: string }[]): void {
  const wrong = consumerNames.flatMap((consumer) => {
    const count = processors.filter((processor) => processor.consumer === consumer).length
    return count === 1 ? [] : [`${consumer} has ${count}`]
  })
  const known: readonly string[] = consumerNames
  const unknown = processors
    .filter(({ consumer }) => !known.includes(consumer))
    .map(({ consumer }) => `${consumer} follows no event`)
  const problems = [...wrong, ...unknown]
  if (problems.length > 0)
    throw new Error(`Each consumer needs exactly one processor: ${problems.join(', ')}.`)
}
