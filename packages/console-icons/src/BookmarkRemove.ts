import { mdiBookmarkMinus } from '@mdi/js'
import { drawn } from './drawn.ts'

export default drawn(mdiBookmarkMinus, 'BookmarkRemove')
