export const paymentEmailLimits = { pageSize: 20, pageMax: 100, notesMax: 1000 } as const
