/** Running text as on the member site's article page. */
export const proseStyles = {
  fontSize: '1.0625rem',
  lineHeight: 1.65,
  '& p': { my: 1 },
  '& ul, & ol': { pl: 3, my: 1 },
  '& blockquote': {
    m: 0,
    my: 2,
    pl: 2,
    borderLeft: '2px solid',
    borderColor: 'primary.main',
    color: 'text.secondary',
  },
  '& a': { color: 'primary.main' },
} as const
