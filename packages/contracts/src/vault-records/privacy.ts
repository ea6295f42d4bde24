import { staffKeysOf, type FieldPrivacy } from '../vault-items/privacy.ts'
import type { VaultRecord } from './schemas.ts'

const confidential = { staff: 'for a reason', publicly: 'never' } as const satisfies FieldPrivacy
const owners = { staff: 'never', publicly: 'never' } as const satisfies FieldPrivacy

/** Every field of a record with who sees it beside the owner. */
export const recordPrivacy = {
  inventoryNumber: confidential,
  objectType: confidential,
  makerQualifier: confidential,
  maker: confidential,
  dateText: confidential,
  earliestYear: confidential,
  latestYear: confidential,
  place: confidential,
  materials: confidential,
  measurements: confidential,
  marks: confidential,
  serialNumber: confidential,
  features: confidential,
  condition: confidential,
  conditionDate: confidential,
  quantity: confidential,
  valuesAre: confidential,
  parts: confidential,
  photoRoles: confidential,
  costs: confidential,
  valuations: confidential,
  worthScore: confidential,
  ownership: confidential,
  ownershipDay: confidential,
  ownershipUntil: confidential,
  ownershipPerson: confidential,
  ownershipPrice: confidential,
  ownershipCurrency: confidential,
  ownershipNote: confidential,
  acquiredHow: confidential,
  acquiredFrom: confidential,
  acquiredText: confidential,
  invoiceNumber: confidential,
  provenance: confidential,
  notes: owners,
  costCode: owners,
  revision: confidential,
} as const satisfies Record<keyof VaultRecord, FieldPrivacy>

/** What staff see of a record for a reason. */
export const staffRecordKeys = staffKeysOf(recordPrivacy)
export type StaffRecordKey = (typeof staffRecordKeys)[number]
