/** What a member can name beside the default entries: insurers, and places where things are kept. */
export const attributeTypes = ['INSURANCE', 'STORAGE_LOCATION'] as const
export type AttributeType = (typeof attributeTypes)[number]

export const attributeLimits = { nameMax: 80, pageSize: 20, pageMax: 100 } as const

/** The same for every member, in this order. */
export const defaultAttributes: Record<AttributeType, readonly string[]> = {
  INSURANCE: ["Homeowner's policy", "Renter's policy", 'Collectibles policy', 'Fine art policy'],
  STORAGE_LOCATION: [
    'Home',
    'Office',
    'Display case',
    'Attic',
    'Basement',
    'Garage',
    'Safe',
    'Safe deposit box',
    'Storage unit',
    'On loan',
  ],
}

/** The option of the pickers by which a new one is named. */
export const ADD_NEW = { id: 0, displayName: 'Add new' } as const

export const attributeMessages = {
  exists: {
    INSURANCE: 'This Insurance company name already exists. Please use the existing value.',
    STORAGE_LOCATION: 'This Storage location name already exists. Please use the existing value.',
  },
  typeUnknown: 'Please choose insurance company or storage location.',
  empty: {
    INSURANCE: 'There are no custom insurances.',
    STORAGE_LOCATION: 'There are no custom storage locations.',
  },
  deleteTitle: { INSURANCE: 'Delete insurance company', STORAGE_LOCATION: 'Delete storage location' },
  deleteQuestion: 'Are you sure? It will be deleted.',
} as const

/** Asked before one is deleted that items use. */
export function deleteInUseQuestion(type: AttributeType, itemsCount: number): string {
  return `Are you sure? ${itemsCount.toLocaleString('en-US')} of your items use it and will no longer have ${type === 'INSURANCE' ? 'an insurance company' : 'a storage location'}.`
}
