/** What members may do beyond having an account. */
export const memberCapabilities = [
  'price-guide.details',
  'marks.details',
  'library.details',
  'price-guide.prices',
  'lookups',
  'worthscore',
  'vault.view',
  'vault.change',
  'vault.download',
  'team.manage',
] as const

export type MemberCapability = (typeof memberCapabilities)[number]
