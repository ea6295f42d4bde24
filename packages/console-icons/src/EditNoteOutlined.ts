import { mdiNoteEditOutline } from '@mdi/js'
import { drawn } from './drawn.ts'

export default drawn(mdiNoteEditOutline, 'EditNoteOutlined')
