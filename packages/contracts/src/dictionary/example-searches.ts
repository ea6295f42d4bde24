/**
 * What the front page prints as examples of a search: each finds at least five results in the starter
 * content.
 */
export const dictionaryExamples = ['is it real ivory', 'silver marks', 'art glass'] as const
