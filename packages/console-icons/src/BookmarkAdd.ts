import { mdiBookmarkPlus } from '@mdi/js'
import { drawn } from './drawn.ts'

export default drawn(mdiBookmarkPlus, 'BookmarkAdd')
