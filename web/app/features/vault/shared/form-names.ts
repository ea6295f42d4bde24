/** Under which names the input of these forms outlives a session: see shared/forms/typed-input.ts. */
export const tagForm = (tag: { id: number } | 'new') => `tag:${tag === 'new' ? tag : tag.id}`
export const NEW_COLLECTION = 'collection:new'
