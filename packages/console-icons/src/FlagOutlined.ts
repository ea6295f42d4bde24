import { mdiFlagOutline } from '@mdi/js'
import { drawn } from './drawn.ts'

export default drawn(mdiFlagOutline, 'FlagOutlined')
