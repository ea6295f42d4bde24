import { mdiDownload } from '@mdi/js'
import { drawn } from './drawn.ts'

export default drawn(mdiDownload, 'GetApp')
