import type { ConstraintRefusals } from '../commands/constraint-refusals.ts'

export const vaultRecordsConstraints: ConstraintRefusals = {
  // Written where they are not there yet, and else replaced.
  vault_item_records_pkey: null,
  vault_inventory_numbers_pkey: null,
  vault_record_settings_pkey: null,
  // Two who replace one list at once wait for each other at the item.
  vault_item_costs_pkey: null,
  vault_given_valuations_pkey: null,
}
