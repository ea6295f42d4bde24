import { useWatch, type FieldValues, type UseFormReturn } from 'react-hook-form'
import type { z } from 'zod'

/**
 * Whether what stands in a form could be sent, with each key: the library itself asks only when a field is
 * left.
 */
export function useIsValid<Input extends FieldValues, Output>(
  { control }: UseFormReturn<Input, unknown, Output>,
  schema: z.ZodType<Output, Input>,
): boolean {
  return schema.safeParse(useWatch({ control })).success
}
