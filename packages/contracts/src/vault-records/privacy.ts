import type { FieldPrivacy } from '../vault-items/privacy.ts'
import type { VaultRecord } from './schemas.ts'

const owners = { staff: 'never', publicly: 'never' } as const satisfies FieldPrivacy

/** Every field of a record with who sees it: no call shows any of them to anybody but the owner. */
export const recordPrivacy = {
  inventoryNumber: owners,
  objectType: owners,
  makerQualifier: owners,
  maker: owners,
  dateText: owners,
  earliestYear: owners,
  latestYear: owners,
  place: owners,
  materials: owners,
  measurements: owners,
  marks: owners,
  serialNumber: owners,
  features: owners,
  condition: owners,
  conditionDate: owners,
  quantity: owners,
  valuesAre: owners,
  parts: owners,
  photoRoles: owners,
  costs: owners,
  valuations: owners,
  worthScore: owners,
  ownership: owners,
  ownershipDay: owners,
  ownershipPerson: owners,
  ownershipPrice: owners,
  ownershipCurrency: owners,
  ownershipNote: owners,
  acquiredHow: owners,
  acquiredFrom: owners,
  acquiredText: owners,
  invoiceNumber: owners,
  provenance: owners,
  notes: owners,
  costCode: owners,
  revision: owners,
} as const satisfies Record<keyof VaultRecord, FieldPrivacy>
