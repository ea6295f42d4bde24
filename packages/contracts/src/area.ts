import type { Endpoint } from './endpoint.ts'
import type { EventDefinition } from './event.ts'

/** Who takes events, one delivery an event, and how its deliveries are worked off. */
export interface ConsumerDefinition {
  /** Events of any area; or each change of a cached area that no other consumer follows. */
  follows: readonly EventDefinition[] | 'other-changes-of-caches'
  /** Failed runs after which a delivery is a dead letter. Default 23, which take about an hour. */
  attempts?: number
  /** Deliveries that one run takes together. Default 1. */
  batchSize?: number
  /** Deliveries in hand at once. Default 2. */
  concurrency?: number
}

/**
 * One area of the product as plain data. Each app binds its implementations to these names; a name that
 * nobody binds, and a binding that no area names, stop the start. The area's folder has this name in every
 * workspace.
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
  /** First segments of the paths of pages that are rendered for one reader alone. */
  personalPaths?: readonly string[]
  /** Parts of the sitemap: the api binds what lists their pages. */
  sitemap?: readonly string[]
  /** What there is so much of that it fills files of the sitemap of its own: the api binds what is in them. */
  sitemapFiles?: readonly string[]
  /** What is kept for a time only: the workers bind what deletes it. */
  purges?: readonly string[]
  /** Search indexes by id: `search/src/indexes.ts` binds what is searchable, the workers how it is filled. */
  indexes?: Readonly<Record<string, IndexStatement>>
  /** Rows that name a member, as `table.column`: erased with the account, or detached from it. */
  membersRows?: Readonly<Record<string, 'erased' | 'detached'>>
  /**
   * Columns that hold one of a closed list, as `table.column`: the column's CHECK constraint admits the same,
   * in a test.
   */
  choices?: Readonly<Record<string, readonly string[]>>
  /** Resources of the staff console, each with the capability that opens it. */
  console?: Readonly<Record<string, ConsoleResource>>
}

/** An index is kept up to date by a consumer of its own, `<index>-search`. */
export interface IndexStatement {
  /** Whose documents it holds, as their events and tombstones name them. */
  record: string
  /** Each event that changes what a document shows, or whether there is one. */
  follows: readonly EventDefinition[]
}

export interface ConsoleResource {
  capability: string
  /**
   * Where its lists and forms are called in the simple-rest dialect, without its name; absent where it has
   * calls of its own.
   */
  restPath?: string
}

/** The names that the areas state under one key: `NamesOf<'purges'>`. */
export type NamesOf<Area, Key extends string> = Area extends { readonly [K in Key]: infer Stated }
  ? Stated extends readonly (infer Name extends string)[]
    ? Name
    : keyof Stated & string
  : never

export function defineArea<const Area extends AreaDefinition>(area: Area): Area {
  return area
}
