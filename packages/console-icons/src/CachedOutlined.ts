import { mdiCached } from '@mdi/js'
import { drawn } from './drawn.ts'

export default drawn(mdiCached, 'CachedOutlined')
