import { mdiCheckboxMarked } from '@mdi/js'
import { drawn } from './drawn.ts'

export default drawn(mdiCheckboxMarked, 'CheckBox')
