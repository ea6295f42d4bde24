import { insuredWords, storedWords } from '@vitrine/contracts/vault-items/insured-words'
import { displayDollars } from '@vitrine/contracts/vault-items/price-display'
import type { VaultItem } from '@vitrine/contracts/vault-items/schemas'
import { itemSignificances } from '@vitrine/contracts/vault-items/significances'
import { formatDay } from '../../../shared/format/dates.ts'
import { formatCount } from '../../../shared/format/numbers.ts'

type Dated = Pick<
  VaultItem,
  | 'purchaseDate'
  | 'purchasePrice'
  | 'soldPrice'
  | 'numberOfYearsInFamily'
  | 'itemSignificances'
  | 'isInsured'
  | 'insurance'
  | 'isStored'
  | 'storageLocation'
>

/**
 * An item's own fields as its page lists them; what is empty is left out with '', but for whether it is
 * insured.
 */
export function itemFacts(item: Dated): { name: string; value: string }[] {
  return [
    { name: 'Date acquired', value: item.purchaseDate ? formatDay(item.purchaseDate) : '' },
    { name: 'Purchase price', value: displayDollars(item.purchasePrice) },
    { name: 'Sold price', value: displayDollars(item.soldPrice) },
    {
      name: 'Years in family',
      value: item.numberOfYearsInFamily === null ? '' : formatCount(item.numberOfYearsInFamily),
    },
    { name: 'Significance', value: significanceLabels(item.itemSignificances.map(({ id }) => id)) },
    { name: 'Insured', value: insuredWords(item) },
    { name: 'Insurance company', value: item.insurance?.displayName ?? '' },
    { name: 'Stored', value: storedWords(item) },
    { name: 'Storage location', value: item.storageLocation?.displayName ?? '' },
  ]
}

/** In the documents' order, whatever the order of the ids. */
export function significanceLabels(ids: readonly number[]): string {
  return itemSignificances
    .filter(({ id }) => ids.includes(id))
    .map(({ label }) => label)
    .join(', ')
}
