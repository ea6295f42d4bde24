import { mdiViewWeek } from '@mdi/js'
import { drawn } from './drawn.ts'

export default drawn(mdiViewWeek, 'ViewWeek')
