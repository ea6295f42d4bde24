/** The site's tokens for mail clients, most of which know no variables. */
export const paper = '#fcfaf5'
export const raised = '#ffffff'
export const ink = '#211c15'
export const muted = '#665d50'
export const hairline = '#e3dbca'
export const brass = '#80590c'

export const serif = 'Fraunces, Georgia, "Times New Roman", serif'
export const sans = 'Inter, "Helvetica Neue", Arial, sans-serif'

/** For clients that honor a dark scheme. Others darken by themselves, from colors that keep their contrast. */
export const darkScheme = `
  @media (prefers-color-scheme: dark) {
    .mail-paper, .mail-paper > table > tbody > tr > td { background-color: #171410 !important; }
    .mail-raised { background-color: #201c16 !important; border-color: #39322a !important; }
    .mail-ink, .mail-ink a { color: #f1eadc !important; }
    .mail-muted, .mail-muted a { color: #b0a593 !important; }
    .mail-hairline { border-color: #39322a !important; }
    .mail-link { color: #dcb564 !important; }
    .mail-button { background-color: #dcb564 !important; color: #171410 !important; }
  }
  @media (max-width: 480px) {
    .mail-raised { padding: 28px 20px !important; }
  }
`
