import { foldAccents } from '@vitrine/contracts/fold-accents'

/** Letters without their marks, in lower case: how what is typed meets what is shown. */
export const folded = (text: string): string => foldAccents(text).toLowerCase().trim()
