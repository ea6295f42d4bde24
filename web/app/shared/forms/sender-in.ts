import { TRAP_FIELD } from '@vitrine/contracts/trap'
import { textOf } from './form-response.ts'

/** What a guarded form says of its sender; nothing where its trap is empty. */
export function senderIn(form: FormData): { [TRAP_FIELD]?: string; isPerson?: true } {
  const trap = textOf(form, TRAP_FIELD)
  return {
    ...(trap !== '' && { [TRAP_FIELD]: trap }),
    ...(textOf(form, 'isPerson') === 'true' && { isPerson: true as const }),
  }
}
