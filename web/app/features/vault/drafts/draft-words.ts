import { neededFields } from '@vitrine/contracts/vault-drafts/drafts'
import type { VaultDraft } from '@vitrine/contracts/vault-drafts/schemas'

/** 'Draft of 31 January, 3 photos' where it has no title. */
export function draftName({ item }: Pick<VaultDraft, 'item'>, place: number): string {
  return item.title || `Draft ${place}`
}

/** 'Missing: title, category.' */
export function missingWords({ missing }: Pick<VaultDraft, 'missing'>): string | null {
  const labels = neededFields.flatMap(({ name, label }) =>
    missing.includes(name) ? [label.toLowerCase()] : [],
  )
  return labels.length === 0 ? null : `Missing: ${labels.join(', ')}.`
}
