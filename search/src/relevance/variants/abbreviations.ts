/** Words that catalogues shorten. Each line holds forms of one word, or of words that are written for each other. */
const GROUPS: readonly string[] = [
  'c ca circa cir',
  'st saint ste sainte',
  'st street',
  'rd road',
  'ave avenue',
  'mt mount',
  'no nr number num',
  'nos numbers',
  'attr attrib attributed',
  'sgd sd signed',
  'dtd dated',
  'mkd marked',
  'cent century',
  'c century',
  'dia diam diameter',
  'ht height',
  'wt weight',
  'lg length',
  'ster stg sterling',
  'sil silver',
  'mah mahog mahogany',
  'wal walnut',
  'porc porcelain',
  'eng english',
  'engr engraved engraving',
  'illus illustrated illustration',
  'litho lith lithograph',
  'photo photograph',
  'repro reproduction',
  'pr pair',
  'prs pairs',
  'pc piece',
  'pcs pieces',
  'vol volume',
  'vols volumes',
  'ed edition',
  'obv obverse',
  'rev reverse',
  'prov provenance',
  'approx approximately',
  'orig original',
  'misc miscellaneous',
  'oz ounce ounces',
  'lb lbs pound pounds',
  'ft feet foot',
  'cm centimetre centimeter centimetres centimeters',
  'mm millimetre millimeter millimetres millimeters',
  'ct carat carats karat',
  'kt karat carat',
  'co company',
  'bros brothers',
  'ltd limited',
  'corp corporation',
  'mfg manufacturing',
  'mfr manufacturer',
  'dr doctor',
  'jr junior',
  'sr senior',
  'capt captain',
  'wm william',
  'chas charles',
  'geo george',
  'jas james',
  'thos thomas',
  'robt robert',
  'benj benjamin',
  'edw edward',
  'jos joseph',
  'saml samuel',
]

const groups = GROUPS.map((line) => line.split(' '))
const byToken = new Map<string, Set<string>>()
for (const group of groups) {
  for (const token of group) byToken.set(token, new Set([...(byToken.get(token) ?? []), ...group]))
}

/** What an abbreviation stands for, and what the word is shortened to. */
export function abbreviationsOf(token: string): string[] {
  return [...(byToken.get(token) ?? [])].filter((other) => other !== token)
}

/** Abbreviations of several words. */
const PHRASES: readonly (readonly [string, string])[] = [
  ['mop', 'mother of pearl'],
  ['epns', 'electroplated nickel silver'],
  ['yg', 'yellow gold'],
  ['wg', 'white gold'],
  ['artdeco', 'art deco'],
]

const phrases = new Map(PHRASES.map(([short, long]) => [short, long.split(' ')]))

export function phraseOf(token: string): readonly string[] | null {
  return phrases.get(token) ?? null
}
