/** Under which name the input of a tag's form outlives a session: see shared/forms/typed-input.ts. */
export const tagForm = (tag: { id: number } | 'new') => `tag:${tag === 'new' ? tag : tag.id}`
