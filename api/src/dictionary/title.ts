import { articleTitleSchema } from '@vitrine/contracts/dictionary/schemas'
import { plainRefusal } from '@vitrine/contracts/plain-refusal'
import { AppError } from '@vitrine/platform/app-error'
import { decodeHTML } from 'entities'
import { fieldErrorOf } from '../http/parse-request.ts'

/**
 * A title pasted from a page or an address may carry HTML entities or percent codes; they are decoded on
 * creation.
 *
 * @throws AppError VALIDATION_FAILED where the decoded title is no title
 */
export function decodeTitle(title: string): string {
  const parsed = articleTitleSchema.safeParse(decodeHTML(decodePercentCodes(title)), {
    reportInput: true,
    error: plainRefusal,
  })
  if (parsed.success) return parsed.data
  throw new AppError('VALIDATION_FAILED', {
    fieldErrors: parsed.error.issues.map((issue) => ({ ...fieldErrorOf(issue), field: 'title' })),
  })
}

/** '100% Silk' is no percent code: a text that does not decode stays as it is. */
function decodePercentCodes(text: string): string {
  try {
    return decodeURIComponent(text)
  } catch {
    return text
  }
}
