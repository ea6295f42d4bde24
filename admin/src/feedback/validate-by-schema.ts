import type { z } from 'zod'
import type { FieldError } from 'react-hook-form'

/** A schema of the contracts as react-admin's form validation: the first message of each field, at its path. */
export function validateBySchema(
  schema: z.ZodType,
): (values: Record<string, unknown>) => Record<string, string> {
  return (values) => {
    const messages: Record<string, string> = {}
    for (const issue of schema.safeParse(values).error?.issues ?? [])
      messages[issue.path.join('.')] ??= sentenceOf(issue)
    return messages
  }
}

/**
 * A field that nobody has touched has no value at all, and one that was emptied none but null; where the
 * contracts say no sentence for that, the schema library's own would stand there.
 */
function sentenceOf({ code, message }: z.core.$ZodIssue): string {
  return code === 'invalid_type' && /received (undefined|null)$/.test(message)
    ? 'This field is required.'
    : message
}

/**
 * The sentence of a field's problem. react-admin's own inputs unwrap what a form's validation has found,
 * which it wraps in an object; the api's refusals are plain texts.
 */
export function problemOfField(error: FieldError | undefined): string | undefined {
  const message: unknown = error?.message
  if (typeof message === 'object' && message && 'message' in message) return String(message.message)
  return typeof message === 'string' ? message : undefined
}
