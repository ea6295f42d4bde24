import { headingKey } from '../sheets/columns-by-name.ts'

/** How others write the choices of a record, by field and choice. */
const synonyms: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  ownership: {
    owned: 'in stock, available, stock, own, yes, current, in collection, vorhanden, en stock',
    onLoanTo: 'on loan, lent, loaned, out on loan, ausgeliehen, verliehen, prete',
    onLoanFrom: 'borrowed, loan in, leihgabe',
    consigned: 'on consignment, consigned to auction, consignment, in kommission',
    forSale: 'listed, on sale, zu verkaufen, a vendre, in vendita, te koop',
    sold: 'sold out, gone, verkauft, vendu, venduto, vendido, verkocht',
    given: 'gifted, donated, verschenkt, donne',
    lost: 'missing, verloren, perdu',
    stolen: 'gestohlen, vole',
    destroyed: 'broken, discarded, zerstort',
  },
  acquiredHow: {
    purchase:
      'purchased, bought, auction, dealer, fair, kauf, gekauft, ankauf, achat, acquisto, compra, aankoop',
    gift: 'present, donation, geschenk, cadeau, don, regalo, dono, schenking',
    bequest:
      'inherited, inheritance, legacy, family, erbe, geerbt, legs, heritage, lascito, herencia, legaat',
    exchange: 'swap, trade, tausch, echange, scambio, ruil',
    found: 'find, fund, trouve, trovato, vondst',
  },
  makerQualifier: {
    by: 'maker, made by, von, par, di, de',
    attributedTo: 'attributed, attr, attr to, zugeschrieben, attribue a, attribuito a',
    workshopOf: 'workshop, studio of, werkstatt, atelier de, bottega di',
    retailedBy: 'retailer, retailed',
    styleOf: 'in the style of, manner of, style, im stil von',
    after: 'nach, d apres',
  },
  valuesAre: { all: 'all, together, total, set', each: 'each, per piece, apiece, je stuck' },
}

/** The choice that a text names; null where it names none. */
export function readChoice(
  field: string,
  choices: readonly { name: string; label: string }[],
  cell: string,
): string | null {
  const key = headingKey(cell)
  const known = (name: string) => (synonyms[field]?.[name] ?? '').split(',').map(headingKey)
  return (
    choices.find(
      ({ name, label }) => headingKey(label) === key || name.toLowerCase() === key.replaceAll(' ', ''),
    )?.name ??
    choices.find(({ name }) => known(name).includes(key))?.name ??
    null
  )
}
