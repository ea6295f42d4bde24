import type { Theme } from '@mui/material/styles'

/**
 * The product's colors, the same as the member site's `web/app/styles/tokens.css`; a test holds the two
 * together.
 */
export interface Tokens {
  paper: string
  raised: string
  sunken: string
  ink: string
  muted: string
  hairline: string
  edge: string
  brass: string
  green: string
  oxblood: string
  mat: string
  /** Of every picture: ink on a transparent ground would be lost on a dark one. */
  pictureFilter: string
}

export const lightTokens: Tokens = {
  paper: '#fcfaf5',
  raised: '#ffffff',
  sunken: '#f3eee3',
  ink: '#211c15',
  muted: '#665d50',
  hairline: '#e3dbca',
  edge: '#8f846f',
  brass: '#80590c',
  green: '#1f5a41',
  oxblood: '#842b2b',
  mat: '#f5efe3',
  pictureFilter: 'none',
}

export const darkTokens: Tokens = {
  paper: '#171410',
  raised: '#201c16',
  sunken: '#110e0b',
  ink: '#f1eadc',
  muted: '#b0a593',
  hairline: '#39322a',
  edge: '#857a68',
  brass: '#dcb564',
  green: '#86c9a6',
  oxblood: '#e79a92',
  mat: '#2a251d',
  pictureFilter: 'drop-shadow(0 0 1.5px #e8e0d0)',
}

/**
 * What pictures lie on, and what is seen of one that is not there: dark in the dark theme, where it would
 * shine. For `sx`.
 */
export function mat({ palette }: Theme): string {
  return (palette.mode === 'dark' ? darkTokens : lightTokens).mat
}
