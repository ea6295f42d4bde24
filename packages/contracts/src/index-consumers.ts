import type { AreaDefinition, ConsumerDefinition, IndexStatement } from './area.ts'

/** Who keeps an index up to date: a consumer of its own, named after it. */
export const indexConsumerOf = <Index extends string>(index: Index): `${Index}-search` => `${index}-search`

/**
 * Deliveries that a projection takes together; twice as many are in hand, so that the next batch gathers
 * meanwhile.
 */
const BATCH = 200

/** Every consumer that an area states, those of its indexes included, by name. */
export function consumersStatedBy({
  consumers = {},
  indexes = {},
}: AreaDefinition): [string, ConsumerDefinition][] {
  return [
    ...Object.entries(indexes).map(([index, { follows }]): [string, ConsumerDefinition] => [
      indexConsumerOf(index),
      { follows, batchSize: BATCH, concurrency: 2 * BATCH },
    ]),
    ...Object.entries(consumers),
  ]
}

/** The cached area whose responses are made from an index: the one that states it, where it is cached. */
export function cachedAreasOf(areas: readonly AreaDefinition[], index: string): string[] {
  return areas.flatMap(({ name, cached, indexes = {} }) => (cached && index in indexes ? [name] : []))
}

/** @throws where no area states the index */
export function indexStatementOf(areas: readonly AreaDefinition[], index: string): IndexStatement {
  const stated = areas.flatMap(({ indexes = {} }) => indexes[index] ?? [])[0]
  if (!stated) throw new Error(`No area states the index ${index}.`)
  return stated
}
