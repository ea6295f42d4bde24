import { mdiStorefrontOutline } from '@mdi/js'
import { drawn } from './drawn.ts'

export default drawn(mdiStorefrontOutline, 'StorefrontOutlined')
