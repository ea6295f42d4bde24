import { measuredText } from './measured-text.ts'

const LONGEST = 5_000

export const trapSchema = measuredText(LONGEST).default('')
