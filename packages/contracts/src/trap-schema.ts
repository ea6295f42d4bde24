import { z } from 'zod'
import { measuredText } from './measured-text.ts'
import { TRAP_FIELD } from './trap.ts'

const LONGEST = 5_000

export const trapSchema = measuredText(LONGEST).default('')

/** Of a form that has a mail sent to an address that anybody may type: who fills in the trap is asked first. */
export const guardedFields = {
  [TRAP_FIELD]: trapSchema,
  /** Pressed in the step that asks. */
  isPerson: z.boolean().default(false),
} as const

/** What is known of the sender of these fields. */
export function withSuspicion<Input extends { [TRAP_FIELD]: string; isPerson: boolean }>({
  [TRAP_FIELD]: trap,
  isPerson,
  ...input
}: Input): Omit<Input, typeof TRAP_FIELD | 'isPerson'> & { isSuspected: boolean } {
  return { ...input, isSuspected: trap !== '' && !isPerson }
}
