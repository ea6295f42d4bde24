import { mdiBookmarkOutline } from '@mdi/js'
import { drawn } from './drawn.ts'

export default drawn(mdiBookmarkOutline, 'BookmarkBorder')
