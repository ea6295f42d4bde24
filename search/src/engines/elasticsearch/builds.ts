import { randomBytes } from 'node:crypto'
import type { Client } from '@elastic/elasticsearch'
import type { AnyIndex } from '../../index-definition.ts'
import { madeBy } from '../made-by.ts'
import { isAlreadyThere, reaching } from './failures.ts'
import { buildingSettings, LAYOUT, liveSettings, mappingsOf, type Spread } from './mappings.ts'

/**
 * The indexes behind one definition. Readers and writers know only the two aliases: `live`, and `building`
 * while a rebuild goes on; each stands for exactly one index, whose name nobody needs.
 */
export interface Aliases {
  live: string
  building: string
  spread: Spread
}

export function aliasesOf(indexPrefix: string, definition: AnyIndex, spread: Spread): Aliases {
  const live = `${indexPrefix}${definition.id}`
  return { live, building: `${live}-building`, spread }
}

/** Under one name, so that of several processes that begin at once only one makes it. */
export async function createLive(
  client: Client,
  definition: AnyIndex,
  { live, spread }: Aliases,
): Promise<void> {
  const index = `${live}-first`
  const settings = { ...buildingSettings(spread), ...liveSettings(spread) }
  try {
    await reaching(() =>
      client.indices.create({ index, settings, mappings: mappingsOf(definition), aliases: { [live]: {} } }),
    )
  } catch (error) {
    if (!isAlreadyThere(error)) throw error
  }
}

/** Drops what an unfinished rebuild left. */
export async function createBuilding(
  client: Client,
  definition: AnyIndex,
  { live, building, spread }: Aliases,
): Promise<string> {
  await dropAll(client, building)
  const index = newName(live)
  await reaching(() =>
    client.indices.create({
      index,
      settings: buildingSettings(spread),
      mappings: mappingsOf(definition),
      aliases: { [building]: {} },
    }),
  )
  return index
}

/** One step for readers; `must_exist` refuses an index that another rebuild has taken the place of. */
export async function makeLive(
  client: Client,
  index: string,
  { live, building, spread }: Aliases,
): Promise<void> {
  const former = await indexesOf(client, live)
  await reaching(() => client.indices.putSettings({ index, settings: liveSettings(spread) }))
  await reaching(() => client.indices.refresh({ index }))
  await reaching(() =>
    client.indices.updateAliases({
      actions: [
        { remove: { index, alias: building, must_exist: true } },
        ...former.map((name) => ({ remove_index: { index: name } })),
        { add: { index, alias: live } },
      ],
    }),
  )
  // A writer may have written to the index after the refresh above, and refreshed the former live one.
  await reaching(() => client.indices.refresh({ index: live }))
}

/**
 * Whether the live index was made by this definition; undefined when there is none. One that was not takes
 * documents until it is rebuilt, and passes over the fields that it does not know.
 */
export async function isCurrent(
  client: Client,
  definition: AnyIndex,
  { live }: Aliases,
): Promise<boolean | undefined> {
  const found = await reaching(() =>
    client.indices.getMapping({ index: live, ignore_unavailable: true, allow_no_indices: true }),
  )
  const [made] = Object.entries(found)
  if (!made) return undefined
  const [index, { mappings }] = made
  const current = mappings._meta?.['version'] === madeBy(definition, LAYOUT)
  // By its own name: the alias may mean the new index in the next moment.
  if (!current && mappings.dynamic === 'strict')
    await reaching(() => client.indices.putMapping({ index, dynamic: false }))
  return current
}

/** The index that each alias stands for; undefined for one that is not there. */
export async function indexesBehind(
  client: Client,
  { live, building }: Aliases,
): Promise<Record<'live' | 'building', string | undefined>> {
  const found = await aliasesFound(client, [live, building])
  const indexOf = (alias: string) => found.find(([, aliases]) => alias in aliases)?.[0]
  return { live: indexOf(live), building: indexOf(building) }
}

export async function dropAll(client: Client, alias: string): Promise<void> {
  const indexes = await indexesOf(client, alias)
  if (indexes.length > 0)
    await reaching(() => client.indices.delete({ index: indexes, ignore_unavailable: true }))
}

async function indexesOf(client: Client, alias: string): Promise<string[]> {
  return (await aliasesFound(client, [alias])).map(([index]) => index)
}

async function aliasesFound(client: Client, names: string[]): Promise<[index: string, aliases: object][]> {
  const found = await reaching(() => client.indices.getAlias({ name: names }, { ignore: [404] }))
  // A 404 responds with an error and a status beside what was found.
  return Object.entries(found).flatMap(([index, value]) =>
    typeof value === 'object' && 'aliases' in value ? [[index, value.aliases]] : [],
  )
}

function newName(live: string): string {
  return `${live}-${Date.now().toString(36)}${randomBytes(3).toString('hex')}`
}
