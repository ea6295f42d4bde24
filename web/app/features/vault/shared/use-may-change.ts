import { useCurrentUser } from '../../identity/queries.ts'
import { mayChange } from './vault-access.ts'

/** Whether buttons that write are shown. */
export function useMayChange(): boolean {
  return mayChange(useCurrentUser())
}
