import { mdiBookOpenPageVariantOutline } from '@mdi/js'
import { drawn } from './drawn.ts'

export default drawn(mdiBookOpenPageVariantOutline, 'MenuBookOutlined')
