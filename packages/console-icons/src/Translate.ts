import { mdiTranslate } from '@mdi/js'
import { drawn } from './drawn.ts'

export default drawn(mdiTranslate, 'Translate')
