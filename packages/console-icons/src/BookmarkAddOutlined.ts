import { mdiBookmarkPlusOutline } from '@mdi/js'
import { drawn } from './drawn.ts'

export default drawn(mdiBookmarkPlusOutline, 'BookmarkAddOutlined')
