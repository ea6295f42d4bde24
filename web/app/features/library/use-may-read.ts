import { memberCapabilitiesOf } from '@vitrine/contracts/access'
import { useCurrentUser } from '../identity/queries.ts'

/** Whether the reader may see descriptions and tables of contents; false while it is not known who reads. */
export function useMayRead(): boolean {
  const reader = useCurrentUser()
  return reader ? memberCapabilitiesOf(reader).has('library.details') : false
}
