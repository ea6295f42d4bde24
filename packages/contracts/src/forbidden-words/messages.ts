/** Stands under the field, after the documents' sentence. */
export function forbiddenWordNote(word: string): string {
  return `The word is “${word}”. If it is a name, or what the object is called, our staff can allow it.`
}
