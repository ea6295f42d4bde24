import type { PartState } from './queries/read-health.query.ts'

/** The alarm of docs/operations.md. */
const LATE_SECONDS = 60

/** A process of the workers asks the database for due work every second. */
const SILENT_SECONDS = 30

export interface SeenOfWorkers {
  connections: number
  /** Since one of their connections last asked for something. */
  silentSeconds: number
  deliveries: number
  oldestWaitingSeconds: number
}

/** @throws Error with what is wrong where nothing is worked off */
export function workersState({
  connections,
  silentSeconds,
  deliveries,
  oldestWaitingSeconds,
}: SeenOfWorkers): PartState {
  if (connections === 0) throw new Error('no workers process is connected to the database')
  if (silentSeconds > SILENT_SECONDS)
    throw new Error(
      `workers are connected to the database, but have asked it for nothing for ${Math.round(silentSeconds)} s: the process hangs`,
    )
  return {
    detail: deliveries === 1 ? '1 delivery to come' : `${deliveries} deliveries to come`,
    ...(oldestWaitingSeconds > LATE_SECONDS && {
      behind: `the oldest delivery has waited for ${Math.round(oldestWaitingSeconds)} s`,
    }),
  }
}
