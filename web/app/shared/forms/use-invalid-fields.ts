import { useWatch, type FieldValues, type UseFormReturn } from 'react-hook-form'
import type { z } from 'zod'

/**
 * The names of fields that are missing or wrong in what stands in a form, with each key: the library itself
 * asks only when a field is left.
 */
export function useInvalidFields<Input extends FieldValues, Output>(
  { control }: UseFormReturn<Input, unknown, Output>,
  schema: z.ZodType<Output, Input>,
): string[] {
  const { error } = schema.safeParse(useWatch({ control }))
  return [...new Set(error?.issues.map(({ path: [field] }) => String(field)))]
}
