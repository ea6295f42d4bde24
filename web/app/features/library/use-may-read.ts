import { memberCapabilitiesOf } from '@vitrine/contracts/access'
import { useReader } from '../identity/queries/use-reader.ts'

/** Whether the reader may see descriptions and tables of contents; false while it is not known who reads. */
export function useMayRead(): boolean {
  const reader = useReader()
  return reader ? memberCapabilitiesOf(reader).has('library.details') : false
}
