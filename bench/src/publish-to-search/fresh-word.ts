/** Ten random small letters: no other article has the word, nor one that is like it. */
export function freshWord(): string {
  return Array.from({ length: 10 }, () => String.fromCharCode(97 + Math.floor(Math.random() * 26))).join('')
}
