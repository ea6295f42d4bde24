import { capabilitiesOf, type Actor } from '@vitrine/contracts/access'
import { areas } from '@vitrine/contracts/areas'

/** Which capability opens which part of the console, as the areas state it. The api decides; here parts are only shown or hidden. */
const capabilityByResource = new Map(areas.flatMap((area) => ('console' in area ? Object.entries(area.console).map(([resource, { capability }]) => [resource, capability] as const) : [])))

/** What nobody named here is nobody's. */
export function canAccess(actor: Actor | null, resource: string): boolean {
  const capability = capabilityByResource.get(resource)
  return capability !== undefined && capabilitiesOf(actor).has(capability)
}
