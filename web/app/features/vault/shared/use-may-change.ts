import { useCurrentUser } from '../../identity/queries/use-current-user.ts'
import { mayChange } from './vault-access.ts'

/** Whether buttons that write are shown. */
export function useMayChange(): boolean {
  return mayChange(useCurrentUser())
}
