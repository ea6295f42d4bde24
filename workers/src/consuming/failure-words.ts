import { z } from 'zod'

/**
 * What went wrong, in one line where it can be said in one: what is wrong with which field of what was read
 * comes first.
 */
export function failureWords(error: unknown, lengthMax: number): string {
  if (error instanceof z.ZodError) return faultsInOneLine(error).slice(0, lengthMax)
  return (error instanceof Error ? `${error.name}: ${error.message}` : String(error)).slice(0, lengthMax)
}

export function faultsInOneLine(error: z.ZodError): string {
  return z.prettifyError(error).replaceAll(/\s+/g, ' ')
}
