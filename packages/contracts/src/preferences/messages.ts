export const preferenceLimits = { vaultTitleMax: 80, valueMax: 4_000 } as const

export const preferenceMessages = {
  /** Document 2, on the vault's name. */
  vaultTitleBlank: 'Please include letters, numbers, or special characters to name your Vault!',
  vaultTitleTooLong: `The name of your Vault may have at most ${preferenceLimits.vaultTitleMax} characters.`,
  unknownKey: 'This preference does not exist.',
  unknownValue: 'This preference cannot have that value.',
} as const
