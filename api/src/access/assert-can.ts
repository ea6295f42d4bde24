import { capabilitiesOf, type Actor, type Capability } from '@vitrine/contracts/access'
import { AppError } from '@vitrine/platform/app-error'

/**
 * Handlers check for themselves as well: a command may reach them by another way than a route.
 *
 * @throws AppError FORBIDDEN
 */
export function assertCan(actor: Actor | { name: string }, capability: Capability): void {
  // Operators' commands (import, seed) run on the server itself, by whoever owns it.
  if (!('userId' in actor)) return
  if (!capabilitiesOf(actor).has(capability)) throw new AppError('FORBIDDEN')
}

/** @throws AppError REVISION_CONFLICT where somebody has changed the record since it was read */
export function assertRevision(current: number, expected: number | undefined): void {
  if (expected !== undefined && expected !== current) throw new AppError('REVISION_CONFLICT')
}
