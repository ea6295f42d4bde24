/** What is left of a link's category when the link was cut or tampered with. */
export const brokenCategories = [
  '',
  '&category=',
  '&category=even',
  '&categ',
  '&category=bogus',
  '&category=newsletter%00',
  '&category=newsletter&category=events',
] as const
