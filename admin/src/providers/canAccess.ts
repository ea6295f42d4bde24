import { capabilitiesOf, type Actor } from '@vitrine/contracts/access'
import { statedResources } from './stated-resources.ts'

/**
 * Whether a part of the console is shown, as the areas state it: the api decides. What no area names is
 * nobody's.
 */
export function canAccess(actor: Actor | null, resource: string): boolean {
  const capability = statedResources[resource]?.capability
  return capability !== undefined && capabilitiesOf(actor).has(capability)
}
