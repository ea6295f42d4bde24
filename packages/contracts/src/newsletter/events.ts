import { z } from 'zod'
import { defineEvent } from '../event.ts'

/** An issue has reached everybody it goes to, as far as it does: the landing page shows it. */
export const issueSent = defineEvent('newsletter-issue.sent.v1', z.object({ issueId: z.int() }), {
  changes: 'newsletter',
})
