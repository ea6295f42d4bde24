import { defineArea } from '../area.ts'
import * as endpoints from './endpoints.ts'
import { acquisitionMethods, makerQualifiers, valueScopes } from './record-fields.ts'
import { ownerships } from '../vault-items/ownership.ts'
import { namesOf } from '../choices.ts'
import { costKinds, photoRoles, valuationBases } from './row-choices.ts'

export const vaultRecordsArea = defineArea({
  name: 'vault-records',
  endpoints: Object.values(endpoints),
  membersRows: {
    'vault_item_records.user_id': 'erased',
    'vault_inventory_numbers.user_id': 'erased',
    'vault_record_settings.user_id': 'erased',
  },
  choices: {
    'vault_item_records.maker_qualifier': namesOf(makerQualifiers),
    'vault_item_records.values_are': namesOf(valueScopes),
    'vault_item_records.ownership': namesOf(ownerships),
    'vault_item_records.acquired_how': namesOf(acquisitionMethods),
    'vault_item_costs.kind': namesOf(costKinds),
    'vault_given_valuations.basis': namesOf(valuationBases),
    'vault_media.role': namesOf(photoRoles),
  },
})
