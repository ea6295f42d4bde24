import { mdiAt } from '@mdi/js'
import { drawn } from './drawn.ts'

export default drawn(mdiAt, 'AlternateEmailOutlined')
