import type { NamesOf } from '@vitrine/contracts/area'
import type { Area, AreaName } from '@vitrine/contracts/areas'
import type { RawBuilder } from 'kysely'

/** Deletes at most so many rows that are due at that time. */
export type DeleteBatch = (limit: number, now: Date) => RawBuilder<unknown>

/** A statement for each purge that the area states. */
export type PurgesOf<Name extends AreaName> = Record<
  NamesOf<Extract<Area, { name: Name }>, 'purges'>,
  DeleteBatch
>
