import { mdiContentSave } from '@mdi/js'
import { drawn } from './drawn.ts'

export default drawn(mdiContentSave, 'Save')
