import { describe, expect, test } from 'vitest'
import type { SoldLot } from '../sold-lot.ts'
import { likenessTo } from './likeness.ts'
import { UNSAID_WORDS } from './unsaid-words.ts'

/** A title, and after a bar the description. */
const described = (text: string) => {
  const [title = '', description = ''] = text.split(' | ')
  return { title, description, category: 'glass' }
}
const lot = (text: string, change: Partial<SoldLot> = {}): SoldLot => ({
  ...described(text),
  id: '1',
  saleDate: '2020-01-01',
  price: 1,
  currency: 'USD',
  ...change,
})
const CLOSE = true
const LESS_SIMILAR = false

/** Titles of museums, auction houses and dealers, and what a member reads of each pair. */
const pairs: readonly [item: string, sold: string, isClose: boolean, reasons: string[]][] = [
  [
    'Portrait medallion (Varro) (Wedgwood) | black basaltes; c. 1790; English',
    'Portrait medallion (Xenophon) (Wedgwood) | black basaltes; c. 1790; English',
    CLOSE,
    ['Same maker: Wedgwood', 'Same form: medallion', 'Same material: black basaltes', 'Same decade: 1790s'],
  ],
  [
    'Teapot (unknown English) | sterling silver and wood; c. 1789-1810; English',
    'Sugar Bowl (unknown English) | silver, sterling standard, and unidentified wood; 1905-1906; English',
    LESS_SIMILAR,
    ['Same material: silver', 'Same origin: English'],
  ],
  [
    'Vase (Tiffany & Co.) | silver; c. 1900; American',
    'Vase (Tiffany, Louis C.) | layered glass; c.1918; American',
    CLOSE,
    ['Same maker: Tiffany', 'Same form: vase'],
  ],
  [
    'Tea bowl, Worcester porcelain, c. 1770',
    'A Worcester porcelain tea bowl and saucer, circa 1775',
    CLOSE,
    ['Same maker: Worcester', 'Same form: tea bowl', 'Same material: porcelain', 'Same decade: 1770s'],
  ],
  [
    'Tea bowl, Worcester porcelain, c. 1770',
    'A Chinese export porcelain bowl with a dragon, 18th century',
    CLOSE,
    ['Similar form: bowl', 'Same material: porcelain', 'Same century: 18th'],
  ],
  [
    'Meissen porcelain figure of a harlequin',
    'A good and rare Meissen figure of a shepherdess, with restorations',
    CLOSE,
    ['Same maker: Meissen', 'Same form: figure'],
  ],
  [
    'Pair of Georgian silver candlesticks by Matthew Boulton',
    'Four George III silver candlesticks by Matthew Boulton, Sheffield',
    CLOSE,
    ['Same maker: Matthew Boulton', 'Same form: candlestick', 'Same material: silver'],
  ],
  [
    'Pair of Georgian silver candlesticks',
    'The condition is very good with small chips and old repairs',
    LESS_SIMILAR,
    [],
  ],
  [
    'Art Deco Lalique glass vase',
    'René Lalique “Bacchantes” vase, clear and frosted glass',
    CLOSE,
    ['Same maker: Lalique', 'Same form: vase', 'Same material: glass'],
  ],
  [
    'Victorian mahogany chest of drawers',
    'A Victorian mahogany chest of drawers, restored',
    CLOSE,
    ['Same form: chest of drawers', 'Same material: mahogany', 'Same period: Victorian'],
  ],
  ['Victorian mahogany chest of drawers', 'An Edwardian oak chest', LESS_SIMILAR, []],
  [
    '1988 Ferrari 328 GTS | 22,376 miles; manual transmission',
    '1986 Ferrari 328 GTS | 17,000 miles; manual transmission',
    CLOSE,
    ['Same maker: Ferrari', 'Same decade: 1980s', 'Both mention ‘GTS’'],
  ],
  [
    '1999 BMW M Roadster | 31,000 miles; Silver; manual transmission',
    '2000 BMW M Roadster | 60,000 miles; Silver; manual transmission',
    CLOSE,
    ['Same maker: BMW', 'Both mention ‘Roadster’'],
  ],
  ['2015 Porsche 911 Carrera GTS Coupe', '1985 Porsche 944 5-Speed', CLOSE, ['Same maker: Porsche']],
  [
    'Portrait de M. Colbert (after Mignard (P), Pierre)',
    'Portrait de Moliere (after Mignard (P), Pierre)',
    CLOSE,
    ['Same attribution: after Mignard (P), Pierre', 'Same form: portrait'],
  ],
  ["L'enfant Jesus (Grimou, Alexis)", 'Homme portant un panier (Fetti, Domenico)', LESS_SIMILAR, []],
  [
    'Homme tenant une flutte traversiere (Grimou, Alexis)',
    'Homme assis proche une table (Grimou, Alexis)',
    CLOSE,
    ['Same maker: Grimou, Alexis', 'Both mention ‘Homme’'],
  ],
  [
    'une Sainte Famille (after Sarto, Andrea del)',
    'Une Sainte Famille (Loir, Nicolas-Pierre)',
    CLOSE,
    ['Both mention ‘Sainte’, ‘Famille’'],
  ],
  [
    "Thomas (Ambroise), le célèbre compositeur, de l'Institut, né à Metz en 1811.",
    'Thomas (Ambroise), le célèbre compositeur de musique',
    CLOSE,
    ['Both mention ‘Thomas’, ‘Ambroise’, ‘compositeur’'],
  ],
  [
    'Zola (Emile) | Sa carte de visite avec 6 lig. aut. sig.',
    'Breton (Emile) | Carte de visite avec 11 lig. aut. sig.',
    LESS_SIMILAR,
    ['Both mention ‘Emile’'],
  ],
  ['Zola (Emile)', 'Zola (Emile), le célèbre écrivain naturaliste.', CLOSE, ['Both mention ‘Zola’, ‘Emile’']],
  [
    'Une tasse et sa soucoupe de Sèvres',
    'Une assiette de Sèvres, avec une fleur',
    CLOSE,
    ['Same maker: Sèvres'],
  ],
  [
    'Eine kleine Vase mit Blumen, Jugendstil',
    'Eine Jugendstil Vase mit Henkel',
    CLOSE,
    ['Same form: vase', 'Same period: Jugendstil'],
  ],
  ['Ein Krug mit der Jahreszahl', 'Eine Schale mit dem Wappen der Stadt', LESS_SIMILAR, []],
  [
    'Um prato de porcelana da China',
    'Um vaso de vidro com tampa da China',
    LESS_SIMILAR,
    ['Both mention ‘China’'],
  ],
  ['Un vaso de cristal con tapa', 'Un plato de porcelana con la marca', LESS_SIMILAR, []],
  ['Una tazza di porcellana con coperchio', 'Un piatto di maiolica con il marchio', LESS_SIMILAR, []],
  [
    'Set of 6 dessert plates, Royal Copenhagen',
    'Royal Copenhagen dessert plate, No. 1234',
    CLOSE,
    ['Same maker: Royal Copenhagen', 'Same form: dessert plate'],
  ],
  ['Still life: vase of flowers, oil on canvas', 'Cut glass vase', LESS_SIMILAR, []],
  ['Tea caddy spoon, silver, 1805', 'Georgian silver tea caddy', LESS_SIMILAR, ['Same material: silver']],
  [
    'Lot of 4: Art Nouveau pewter mug by Kovařík',
    'Kovařík: Art Nouveau pewter mug',
    CLOSE,
    ['Same maker: Kovařík', 'Same form: mug', 'Same material: pewter', 'Same period: Art Nouveau'],
  ],
  [
    'Victorian cloisonné vase | From a collection in Kyoto',
    'Meiji cloisonné enamel vase',
    CLOSE,
    ['Same form: vase', 'Same technique: cloisonné'],
  ],
  [
    'Saucer with gilt border, 19th-century',
    'Saucer, XIXe siècle, Paris',
    CLOSE,
    ['Same form: saucer', 'Same century: 19th'],
  ],
  ['Silver plate tray, No. 1890', 'Silver tray, 1890', CLOSE, ['Same form: tray']],
  [
    'Blue and white Delft charger, c. 1720',
    'An English Delft blue and white plate, 18th century',
    CLOSE,
    ['Same technique: blue and white', 'Same origin: Delft', 'Same century: 18th'],
  ],
  ['Box 12 x 10 by 4 in', 'Chest 20 by 10 in', LESS_SIMILAR, []],
  ['Plate 12 from the book of birds', 'A dinner plate with birds', LESS_SIMILAR, ['Both mention ‘birds’']],
  ['Beautiful vintage rare antique lot', 'Rare beautiful antique vintage lot of items', LESS_SIMILAR, []],
  ['Signed old book by hand', 'Old sign by hand', LESS_SIMILAR, []],
  [
    'Knives, set of six, by Georg Jensen',
    'Georg Jensen knife',
    CLOSE,
    ['Same maker: Georg Jensen', 'Same form: knife'],
  ],
  [
    'Walnut longcase clock by Thomas Tompion, c. 1690',
    'Mahogany bracket clock by Thomas Tompion',
    CLOSE,
    ['Same maker: Thomas Tompion', 'Similar form: clock'],
  ],
  ['Walnut longcase clock, c. 1690', 'Mantel clock, ormolu, c. 1905', LESS_SIMILAR, ['Similar form: clock']],
]

test.each(pairs)('%s; %s', (item, sold, isClose, reasons) => {
  expect(likenessTo(described(item))(lot(sold))).toEqual({ reasons, isClose })
})

describe('a reason', () => {
  test('names no stop word, no condition, nothing that every lot says, and no number alone', () => {
    for (const [item, sold] of pairs) {
      const { reasons } = likenessTo(described(item))(lot(sold))
      for (const [, word = ''] of reasons.join(' ').matchAll(/‘([^’]+)’/g)) {
        expect(UNSAID_WORDS.has(word.toLowerCase())).toBe(false)
        expect(word).toMatch(/^\p{L}{3,}$/u)
      }
    }
  })

  test('says the maker that is known beside the text', () => {
    const item = { ...described('Green vase'), maker: 'Ada Loom' }
    expect(likenessTo(item)(lot('A bowl', { maker: 'Ada Loom' })).reasons).toEqual(['Same maker: Ada Loom'])
    expect(likenessTo(item)(lot('Ada Loom bowl')).reasons).toEqual(['Same maker: Ada Loom'])
    expect(likenessTo(described('Ada Loom vase'))(lot('A bowl', { maker: 'Ada Loom' })).reasons).toEqual([
      'Same maker: Ada Loom',
    ])
    expect(likenessTo({ ...item, maker: 'Unknown' })(lot('A bowl', { maker: 'Unknown' })).reasons).toEqual([])
  })

  test('says where a lot is of another category', () => {
    expect(
      likenessTo(described('Glass vase'))(lot('Glass vase', { category: 'ceramics' })).reasons,
    ).toContain('Another category')
  })

  test('reads a long text once', () => {
    const long = 'by A '.repeat(20_000)
    expect(likenessTo(described(`Vase | ${long}`))(lot(long)).isClose).toBe(false)
  })
})
