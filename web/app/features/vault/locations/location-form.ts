import { locationInputSchema } from '@vitrine/contracts/locations/schemas'
import { z } from 'zod'

/** As it is typed: '' for the first level. */
const typedSchema = z.object({ displayName: z.string(), parentId: z.string() })

/** Judges what is typed as the call does. */
export const locationFormSchema = typedSchema.transform(({ displayName, parentId }, context) => {
  const body = { displayName, parentId: parentId === '' ? null : Number(parentId) }
  const { data, error } = locationInputSchema.safeParse(body)
  if (data) return data
  for (const { path, message } of error.issues) context.addIssue({ code: 'custom', path, message })
  return z.NEVER
})

export function typedOf(location: {
  displayName: string
  parentId: number | null
}): z.infer<typeof typedSchema> {
  return { displayName: location.displayName, parentId: String(location.parentId ?? '') }
}
