import { tiers, type Tier } from '@vitrine/contracts/standing'
import { isNumberPerIndex, numberFor } from './number-per-index.ts'

export const VAULT_QUOTA_INVALID = 'must look like 20,trial=2, with memberships by their names'

const MOST_GIGABYTES = 9999

/** As the setting spells it: `price-guide-lite`. */
const nameOf = (tier: Tier) => tier.replaceAll(' ', '-')

/** Whether a text says gigabytes for some memberships by name, and for all others: `20,trial=2`. */
export function isGigabytesPerTier(text: string): boolean {
  const names = text.split(',').flatMap((part) => (part.includes('=') ? [part.split('=')[0]?.trim()] : []))
  return (
    isNumberPerIndex(text, { least: 0, most: MOST_GIGABYTES }) &&
    numberFor(text, '') !== undefined &&
    names.every((name) => tiers.some((tier) => nameOf(tier) === name))
  )
}

/** Of a text that `isGigabytesPerTier`. */
export function gigabytesFor(text: string, tier: Tier): number {
  return numberFor(text, nameOf(tier)) ?? 0
}
