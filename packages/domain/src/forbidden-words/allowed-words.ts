/**
 * Words of the kept list that are also ordinary words of collectors, in small letters without accents. Their
 * plurals pass as well; other inflected forms ('bitchy') do not, unless they stand here themselves.
 */
const words: Record<string, readonly string[]> = {
  names: [
    'abeed',
    'asser',
    'assy',
    'bich',
    'cocke',
    'cumming',
    'cummin',
    'dick',
    'dicker',
    'dickin',
    'dicky',
    'fag',
    'fu',
    'fuk',
    'hooker',
    'negro',
    'sex',
  ],
  places: ['abo', 'dyke', 'rape'],
  animals: ['ass', 'bitch', 'booby', 'cock', 'cocker', 'cocky', 'jackass', 'pussy', 'tit'],
  'works of art': ['ars', 'cum', 'orgy', 'scat', 'scatted', 'scatting'],
  'trades, tools and parts': [
    'bastard',
    'chinking',
    'cocked',
    'cocking',
    'cucking',
    'faggot',
    'faggoting',
    'halfcock',
    'negrohead',
    'prick',
    'pricked',
    'pricker',
    'pricking',
    'retarder',
    'sexed',
    'sexer',
    'sexing',
  ],
  'no form of an explicit word': ['cummer', 'scatter', 'titter'],
}

/** What only passes as a whole: its words are explicit anywhere else. */
const phrases: Record<string, readonly string[]> = {
  names: ['spastics society', 'deep throat', 'tranny radio'],
  places: ['fucking austria', 'dildo newfoundland', 'dildo island'],
  animals: ['blue footed boobies', 'penis bone'],
  'works of art': [
    'artist s shit',
    'merda d artista artist s shit',
    'nigger of the narcissus',
    'piss christ',
    'ten little niggers',
    'tis pity she s a whore',
    'whore of babylon',
  ],
  'trades, tools and parts': [
    'advance and retard',
    'advance retard',
    'bollock dagger',
    'bollock daggers',
    'bollock knife',
    'chink in armor',
    'chink in armour',
    'chink in the armor',
    'chink in the armour',
    'chink of light',
    'chinks in armor',
    'chinks in armour',
    'chinks in the armor',
    'chinks in the armour',
    'penis gourd',
    'penis sheath',
    'retard lever',
    'retard and advance',
    'slut s wool',
  ],
}

export const allowedWords: ReadonlySet<string> = new Set(Object.values(words).flat())

/** Each as its words with one space between them. */
export const allowedPhrases: readonly string[] = Object.values(phrases).flat()
