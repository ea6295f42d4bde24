import { defineArea } from '../area.ts'
import * as endpoints from './endpoints.ts'
import * as events from './events.ts'
import { mailStates } from './schemas.ts'

export const mailArea = defineArea({
  name: 'mail',
  endpoints: Object.values(endpoints),
  events: Object.values(events),
  consumers: {
    /** Writes one mail and hands it to the mail server. */
    'send-mail': { follows: [events.mailRequested], concurrency: 5 },
  },
  purges: ['mails'],
  /** Held by administrators alone: whoever has the link of a mail may set a password. */
  capabilities: ['mail.read-links'],
  console: { mails: { capability: 'operations.manage', restPath: '/api/v1/operations' } },
  choices: { 'mails.state': mailStates },
})
