import { z } from 'zod'
import { defineEvent } from '../event.ts'

/** A mail is to be sent: its row waits. */
export const mailRequested = defineEvent('mail.requested.v1', z.object({ mailId: z.int().positive() }), {
  changes: null,
})
