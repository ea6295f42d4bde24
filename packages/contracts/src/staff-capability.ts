import type { Area } from './areas.ts'

/** What staff may do: what the areas declare. */
export type StaffCapability = Extract<Area, { capabilities: readonly string[] }>['capabilities'][number]
