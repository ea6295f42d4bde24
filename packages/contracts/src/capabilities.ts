import type { Capability } from './access.ts'
import { areas } from './areas.ts'
import { memberCapabilities } from './member-capabilities.ts'
import type { StaffCapability } from './staff-capability.ts'

/** What staff may do, by area. */
export const staffCapabilities: readonly StaffCapability[] = areas.flatMap(
  (area): readonly StaffCapability[] => ('capabilities' in area ? area.capabilities : []),
)

/** Everything that somebody may do. */
export const capabilities: readonly Capability[] = [...memberCapabilities, ...staffCapabilities]
