import { mdiMenu } from '@mdi/js'
import { drawn } from './drawn.ts'

export default drawn(mdiMenu, 'Menu')
