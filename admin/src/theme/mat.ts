import type { Theme } from '@mui/material/styles'
import { darkTokens, lightTokens } from './tokens.ts'

/**
 * What pictures lie on, and what is seen of one that is not there: dark in the dark theme, where it would
 * shine. For `sx`.
 */
export function mat({ palette }: Theme): string {
  return (palette.mode === 'dark' ? darkTokens : lightTokens).mat
}
