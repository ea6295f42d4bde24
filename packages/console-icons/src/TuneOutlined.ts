import { mdiTuneVariant } from '@mdi/js'
import { drawn } from './drawn.ts'

export default drawn(mdiTuneVariant, 'TuneOutlined')
