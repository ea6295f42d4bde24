import { mdiCardAccountDetailsOutline } from '@mdi/js'
import { drawn } from './drawn.ts'

export default drawn(mdiCardAccountDetailsOutline, 'BadgeOutlined')
