export const collectionStatuses = ['public', 'private'] as const
export type CollectionStatus = (typeof collectionStatuses)[number]

export const collectionLimits = { titleMax: 80, descriptionMax: 1000, pickerPage: 20, pageMax: 100 } as const
