import { mdiForumOutline } from '@mdi/js'
import { drawn } from './drawn.ts'

export default drawn(mdiForumOutline, 'ForumOutlined')
