/** Words that name nothing: those of a question, and what stands between the words that do. */
const STOP_WORDS = words(`
  a an the and or but of in on at with for from to by into onto under about around as if than like
  is are was were be been am do does did can could will would should has have had get got
  i my me mine you your we our us it its he his she her they them their
  this that these those there here some any so just very
  what whats how who whom whose why when where which s`)

/**
 * The same in the other languages of the thesaurus, but for those that are words of the field: 'die', 'van'.
 * No text ends with one: 'fort une' is 'fortune'.
 */
const FOREIGN_STOP_WORDS = words(`
  der das des dem und mit von vom fur aus auf zum zur ein eine einer eines einem ist
  le la les du de un une et en au aux avec pour dans est
  il lo gli di da del della dello dei degli delle una nel nella e
  el los las con por para y es
  het een voor uit aan`)

const PREPOSITIONS = words(`
  of in on at with for from by into onto under about like that which who where when
  mit von de di da con met avec en`)

/**
 * What somebody wants to know of a thing, which stands in the articles on all things: 'how to date', 'old
 * clock value', 'is it real'.
 */
const INTENT_WORDS = words(`
  date dating age old older antique antiques vintage rare
  value values valuable worth price prices cost sell selling buy buying bought appraisal
  tell know identify identifying identification recognize recognise spot find found
  real genuine authentic authenticity original fake fakes forgery forgeries reproduction reproductions
  clean cleaning care difference between mean means meaning
  called looks looking thing things stuff kind kinds something anything much many
  information info guide help`)

/** The same in the other languages of the thesaurus. */
const FOREIGN_INTENT_WORDS = words(`
  alt alte alter altes antik antike antiker antikes echt echte echter echtes wert erkennen falschung
  ancien ancienne anciens anciennes antiquite valeur prix vrai vraie authentique originale
  antico antica antichi antiche valore prezzo autentico autentica originali
  antiguo antigua antiguos antiguas viejo vieja valor precio
  oud oude waarde prijs antiek antieke`)

/**
 * Adjectives of color, size, shape, age, number and rank: what a thing is like and not what it is. A name has
 * them beside the word that it is about: 'Penny Black', 'Yellow Treskilling', '999 Fine Silver'. No word that
 * is also a thing or a material: 'gold', 'light', 'last'.
 */
const QUALITIES = words(`
  black white red blue green yellow orange purple pink brown gray grey dark bright
  big bigger biggest large larger small smaller little tiny huge giant mini tall short long wide thin thick
  high higher low lower deep flat round square oval heavy
  good better best great nice fine super perfect beautiful pretty cheap free new young
  first second third next one two three four five six single double half full whole
  early late modern hot cold hard soft fast slow open closed upper left right top`)

export function isQuality(token: string): boolean {
  return QUALITIES.has(token)
}

export function isIntent(token: string): boolean {
  return INTENT_WORDS.has(token) || FOREIGN_INTENT_WORDS.has(token)
}

/**
 * The words that must be found. Nobody remembers whether a name has 'and', '&' or a comma, and what is asked
 * of a thing stands in other texts than the thing's own. Where a text has no other words, those are its
 * subject: 'The Who', 'rare old'.
 */
export function subjectOf(tokens: readonly string[], { last }: { last: string | undefined }): string[] {
  const named = tokens.filter(
    (token, at) =>
      token === last || !isStopWord(token, { isLast: at === tokens.length - 1 }) || isInitial(tokens, at),
  )
  const subject = named.filter((token) => token === last || !isIntent(token))
  return [subject, named, [...tokens]].find((some) => some.length > 0) ?? []
}

/** The words that only tell more of a thing: what it is stands before 'in', 'with' and the like. */
export function behindPreposition(
  tokens: readonly string[],
  subject: readonly string[],
): ReadonlySet<string> {
  const first = tokens.findIndex((token) => subject.includes(token))
  const at = tokens.findIndex((token, place) => place > first && PREPOSITIONS.has(token))
  return new Set(at < 0 ? [] : tokens.slice(at).filter((token) => !tokens.slice(0, at).includes(token)))
}

function isStopWord(token: string, { isLast = false } = {}): boolean {
  return STOP_WORDS.has(token) || (!isLast && FOREIGN_STOP_WORDS.has(token))
}

/** 'at' of 'AT & T', and the letter of 'Plan A'. */
function isInitial(tokens: readonly string[], at: number): boolean {
  const isLetter = (token = '') => token.length === 1 && !isStopWord(token)
  const [before, after] = [tokens.slice(0, at), tokens.slice(at + 1)].map((some) =>
    some.filter((token) => token !== 'and'),
  )
  if (tokens[at] === 'and') return false
  const isLast = at > 0 && at === tokens.length - 1
  return isLetter(before?.at(-1)) || isLetter(after?.[0]) || (isLast && tokens[at]?.length === 1)
}

function words(text: string): ReadonlySet<string> {
  return new Set(text.trim().split(/\s+/))
}
