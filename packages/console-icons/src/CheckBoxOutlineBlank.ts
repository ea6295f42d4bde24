import { mdiCheckboxBlankOutline } from '@mdi/js'
import { drawn } from './drawn.ts'

export default drawn(mdiCheckboxBlankOutline, 'CheckBoxOutlineBlank')
