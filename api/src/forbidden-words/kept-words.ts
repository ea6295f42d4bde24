import { englishDataset, SyntaxKind } from 'obscenity'

type KeptPattern = ReturnType<typeof englishDataset.build>['blacklistedTerms'][number]['pattern']

/**
 * The explicit words of the kept list, in small letters. The list is made for finding parts of words; here a
 * word counts as a whole, so a pattern that only adds letters to its word ('cocks', 'fanal') is left out.
 */
export const keptWords: ReadonlySet<string> = new Set(
  keptTerms().flatMap(({ word, spellings }) => [
    word.replaceAll(' ', ''),
    ...spellings.filter((spelling) => spelling === word || !spelling.includes(word)),
  ]),
)

/** The words that are masked with a hyphen or a dot. In shorter or rarer ones these signs are part of a code. */
export const usuallyMasked: readonly string[] = ['fuck', 'shit', 'cunt', 'bitch', 'whore']

function keptTerms(): { word: string; spellings: string[] }[] {
  const { blacklistedTerms } = englishDataset.build()
  return blacklistedTerms.map(({ id, pattern }) => ({
    word: englishDataset.getPayloadWithPhraseMetadata({
      termId: id,
      matchLength: 0,
      startIndex: 0,
      endIndex: 0,
    }).phraseMetadata!.originalWord,
    spellings: spellingsOf(pattern),
  }))
}

/** A pattern with and without each of its optional letters. */
function spellingsOf({ nodes }: KeptPattern): string[] {
  return nodes.reduce<string[]>(
    (begun, node) => {
      if (node.kind === SyntaxKind.Literal)
        return begun.map((text) => text + String.fromCodePoint(...node.chars))
      if (node.kind !== SyntaxKind.Optional) return []
      // An optional sign for any letter is a mask, which is found otherwise.
      if (node.childNode.kind !== SyntaxKind.Literal) return begun
      const optional = String.fromCodePoint(...node.childNode.chars)
      return begun.flatMap((text) => [text, text + optional])
    },
    [''],
  )
}
