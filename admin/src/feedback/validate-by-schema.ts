import type { z } from 'zod'

/** A schema of the contracts as react-admin's form validation: the first message of each field, at its path. */
export function validateBySchema(schema: z.ZodType): (values: Record<string, unknown>) => Record<string, string> {
  return (values) => {
    const messages: Record<string, string> = {}
    for (const { path, message } of schema.safeParse(values).error?.issues ?? []) messages[path.join('.')] ??= message
    return messages
  }
}
