import { mdiPower } from '@mdi/js'
import { drawn } from './drawn.ts'

export default drawn(mdiPower, 'PowerSettingsNew')
