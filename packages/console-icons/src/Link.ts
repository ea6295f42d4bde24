import { mdiLink } from '@mdi/js'
import { drawn } from './drawn.ts'

export default drawn(mdiLink, 'Link')
