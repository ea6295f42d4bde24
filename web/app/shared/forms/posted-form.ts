import { data } from 'react-router'
import { TRAP_FIELD } from '@vitrine/contracts/trap'
import { textOf } from './form-response.ts'

/** The form that was posted to a page. What is no form, whatever it says of itself, is the caller's mistake: 400. */
export async function postedForm(request: Request): Promise<FormData> {
  return await request.formData().catch(() => {
    throw data(null, { status: 400, statusText: 'Bad Request' })
  })
}

/** What a guarded form says of its sender; nothing where its trap is empty. */
export function senderIn(form: FormData): { [TRAP_FIELD]?: string; isPerson?: true } {
  const trap = textOf(form, TRAP_FIELD)
  return {
    ...(trap !== '' && { [TRAP_FIELD]: trap }),
    ...(textOf(form, 'isPerson') === 'true' && { isPerson: true as const }),
  }
}
