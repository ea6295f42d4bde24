import type { Endpoint } from './endpoint.ts'
import type { EventDefinition } from './event.ts'

/** Who takes events, one delivery an event, and how its deliveries are worked off. */
export interface ConsumerDefinition {
  /** Events of any area; or each change of a cached area that no other consumer follows. */
  follows: readonly EventDefinition[] | 'other-changes-of-caches'
  /** Failed runs after which a delivery is a dead letter. Default 6. */
  attempts?: number
  /** Deliveries that one run takes together. Default 1. */
  batchSize?: number
  /** Deliveries in hand at once. Default 2. */
  concurrency?: number
}

/**
 * One area of the product as plain data. Each app binds its implementations to these names; a name that nobody binds,
 * and a binding that no area names, stop the start. The area's folder has this name in every workspace.
 */
export interface AreaDefinition {
  name: string
  endpoints?: readonly Endpoint[]
  events?: readonly EventDefinition[]
  /** Events that no consumer follows and that are kept for the record alone. */
  unfollowed?: readonly EventDefinition[]
  /** By name, which is also the name of the queue. */
  consumers?: Readonly<Record<string, ConsumerDefinition>>
  /** What staff may do here. Endpoints name these, or capabilities of members. */
  capabilities?: readonly string[]
  /** Whether what is made of the area's rows is kept in caches: one generation, under the area's name. */
  cached?: boolean
}

export function defineArea<const Area extends AreaDefinition>(area: Area): Area {
  return area
}
