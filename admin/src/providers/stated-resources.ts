import type { ConsoleResource } from '@vitrine/contracts/area'
import { areas } from '@vitrine/contracts/areas'

/**
 * The console's resources as the areas state them. A build puts the list here alone
 * (`tools/stated-resources.ts`), because the areas bring every call and schema of the product along, which
 * the first screen does without.
 */
export const statedResources: Readonly<Record<string, ConsoleResource>> = Object.fromEntries(
  areas.flatMap((area) => ('console' in area ? Object.entries<ConsoleResource>(area.console) : [])),
)
