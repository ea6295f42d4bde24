import type { z } from 'zod'

/** Absent is this value. (The `default` of zod would weigh on every page with a form.) */
export function orElse<Output>(schema: z.ZodType<Output, unknown>, value: NoInfer<Output>) {
  return schema.optional().transform((given) => given ?? value)
}
