import { mdiInbox } from '@mdi/js'
import { drawn } from './drawn.ts'

export default drawn(mdiInbox, 'Inbox')
