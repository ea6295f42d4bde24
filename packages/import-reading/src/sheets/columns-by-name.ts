import { foldAccents } from '@vitrine/contracts/fold-accents'
import { isCurrency } from '@vitrine/contracts/vault-records/currencies'
import { measureUnits } from '@vitrine/contracts/vault-records/row-choices'
import { importTargets } from '@vitrine/contracts/vault-imports/targets'

/**
 * Names of columns as dealers, museums and insurers write them, by target: English, German, French, Italian,
 * Spanish, Dutch. Accents, capitals and punctuation make no difference.
 */
const names: Readonly<Record<string, string>> = {
  title:
    'title, name, item, item name, object, object name, artefact, lot title, bezeichnung, titel, objekt, gegenstand, titre, designation, intitule, objet, titolo, oggetto, denominazione, titulo, objeto, nombre, naam, voorwerp, benaming',
  subtitle: 'subtitle, untertitel, sous titre, sottotitolo, subtitulo, ondertitel',
  description:
    'description, brief description, physical description, details, detail, full description, long description, catalogue description, beschreibung, descriptif, descrizione, descripcion, beschrijving, omschrijving',
  category: 'category, type, class, department, classification, kategorie, categorie, categoria, rubrik, art',
  collection:
    'collection, collections, collection name, sammlung, collezione, coleccion, collectie, verzameling',
  tags: 'tags, tag, keywords, labels, stichworte, schlagworte, mots cles, parole chiave, etiquetas, trefwoorden',
  purchaseDate:
    'date acquired, acquisition date, acquired, purchase date, date purchased, date of purchase, bought, bought on, date bought, buy date, kaufdatum, ankaufsdatum, erworben am, erwerbsdatum, anschaffungsdatum, date achat, date d achat, date d acquisition, acquis le, accession date, data acquisto, data di acquisto, fecha compra, fecha de compra, fecha de adquisicion, aankoopdatum, datum aankoop, verworven op',
  'cost.price':
    'cost, cost price, price paid, paid, purchase price, price, bought for, buy price, hammer, hammer price, preis, kaufpreis, einkaufspreis, ankaufspreis, anschaffungspreis, ek, prix, prix achat, prix d achat, cout, prezzo, prezzo acquisto, prezzo di acquisto, costo, precio, precio de compra, coste, prijs, aankoopprijs, kostprijs',
  'cost.premium': 'premium, buyers premium, bp, aufgeld, frais, commission',
  'cost.tax': 'tax, vat, sales tax, mwst, ust, tva, iva, btw',
  'cost.shipping':
    'shipping, postage, p p, delivery, carriage, versand, porto, livraison, spedizione, envio, verzending',
  'cost.restoration':
    'restoration, restoration cost, repair, repairs, conservation, restaurierung, restauration, restauro, restauracion, restauratie',
  'cost.other':
    'other costs, other cost, sonstige kosten, autres frais, altri costi, otros costes, overige kosten',
  soldPrice:
    'sold, sold price, sale price, sold for, price sold, verkaufspreis, verkauft fur, vk, prix de vente, prix vente, prezzo di vendita, precio de venta, verkoopprijs, verkocht voor',
  numberOfYearsInFamily: 'years in family, jahre in der familie',
  itemSignificances: 'significance',
  insurance:
    'insurance company, insurer, insured with, insurance, policy, versicherung, versicherer, assureur, assurance, assicurazione, assicuratore, aseguradora, seguro, verzekeraar, verzekering',
  storageLocation:
    'storage location, location, current location, room, where, place, shelf, stored, ort, standort, raum, zimmer, aufbewahrungsort, lieu, emplacement, piece, localisation, luogo, ubicazione, posizione, stanza, ubicacion, lugar, sala, locatie, plaats, kamer, standplaats',
  inventoryNumber:
    'inventory number, inventory no, inv no, inv nr, inv, inventory, stock no, stock number, stock, stock id, stk, sku, no, nr, number, ref, ref no, reference, item no, item number, lot, lot no, lot number, accession number, accession no, acc no, object number, accessionnum, catalogue number, cat no, id no, asset id, inventarnummer, inventar nr, inventarnr, lagernummer, lfd nr, numero, numero inventaire, n inventaire, numero d inventaire, no inv, numero di inventario, n inventario, inventario, numero de inventario, inventarisnummer, objectnummer',
  objectType:
    'object type, type of object, work type, media type, objektart, objekttyp, type d objet, tipo di oggetto, tipo de objeto, tipo, soort, objecttype',
  makerQualifier: 'attribution, attribution qualifier, artist prefix',
  maker:
    'maker, makers, artist, artists, artist name, artist display name, artist creator, creators, manufacturer, factory, author, silversmith, brand, designer, artist maker, creator, made by, hersteller, kunstler, manufaktur, meister, marke, artiste, auteur, fabricant, manufacture, orfevre, autore, artista, produttore, manifattura, autor, fabricante, kunstenaar, vervaardiger, maker fabrikant, fabrikant',
  dateText:
    'date made, date, date text, display date, displaydate, object date, creation date, date created, period, age, year, era, dated, circa, date of manufacture, production date, datierung, entstehungszeit, datum, epoche, jahr, zeit, epoque, datation, annee, periode, siecle, epoca, datazione, anno, secolo, fecha, epoca, ano, siglo, datering, jaar, jaartal',
  place:
    'place made, origin, country, country of origin, place of origin, made in, region, herkunft, land, entstehungsort, origine, pays, provenienza, paese, origen, pais, herkomst, land van herkomst',
  materials:
    'materials and technique, materials and techniques, material, materials, medium, technique, metal, made of, werkstoff, technik, materiau, materiaux, matiere, materiale, tecnica, materiali, materiales, materiaal, techniek',
  marks:
    'marks and inscriptions, marks, mark, markings, inscriptions, inscribed, maker marks, hallmark, hallmarks, signature, signed, inscription, marken, marke punze, punzen, signatur, marques, poincon, poincons, marchio, marchi, firma, marcas, marca, merken, merk, signatuur',
  serialNumber:
    'serial certificate or edition number, serial number, serial no, serial, certificate, certificate number, edition, isbn, seriennummer, numero de serie, numero di serie, serienummer',
  features: 'distinguishing features, features, besonderheiten, kenmerken',
  condition:
    'condition, cond, state, condition report, damage, grade, zustand, erhaltung, schaden, etat, condizione, condizioni, stato, estado, conservacion, staat, toestand, conditie',
  conditionDate: 'condition seen on, condition date, date checked, last checked',
  quantity:
    'quantity, qty, pieces, count, pcs, number of items, no of items, anzahl, menge, stuck, stuckzahl, quantite, nombre de pieces, nb, quantita, pezzi, cantidad, unidades, aantal, stuks',
  valuesAre: 'costs and values are',
  parts: 'parts, teile, elements',
  ownership: 'ownership, status, ownership status',
  ownershipDay:
    'ownership since, date sold, sold date, sale date, sold on, verkaufsdatum, date de vente, data vendita, fecha de venta, verkoopdatum',
  ownershipUntil:
    'ownership until, due back, due date, date due, return by, return date, loan end, loan end date, loan until, leihende, ruckgabe, fin de pret, fine prestito, fin de prestamo, einde bruikleen',
  ownershipPerson:
    'ownership person or place, sold to, buyer, loaned to, lent to, on loan to, kaufer, verkauft an, acheteur, vendu a, acquirente, comprador, koper, verkocht aan',
  ownershipPrice: 'ownership price',
  ownershipCurrency: 'ownership currency',
  ownershipNote: 'ownership note',
  acquiredHow:
    'acquired by, acquisition method, how acquired, method of acquisition, erwerbungsart, mode d acquisition, modo di acquisizione, modo de adquisicion, wijze van verwerving',
  acquiredFrom:
    'acquired from, credit line, creditline, purchased from, bought from, source, vendor, supplier, dealer, seller, auction house, auction, from, gekauft von, gekauft bei, verkaufer, handler, erworben von, quelle, achete a, vendeur, fournisseur, acquistato da, venditore, comprado a, vendedor, proveedor, gekocht bij, gekocht van, verkoper',
  acquiredText:
    'date acquired as known, year acquired, accession year, acquisition year, year bought, erwerbsjahr',
  invoiceNumber:
    'invoice number, invoice, invoice no, rechnung, rechnungsnummer, facture, fattura, factura, factuur',
  provenance:
    'provenance, provenance text, provenancetext, history, provenienz, previous owners, ex, historique, storia, procedencia, provenientie, geschiedenis',
  notes:
    'private notes, notes, note, remarks, comments, comment, memo, notizen, bemerkung, bemerkungen, anmerkung, anmerkungen, remarque, remarques, observations, annotazioni, osservazioni, notas, observaciones, opmerkingen, opmerking, notities',
  costCode: 'cost code, code, price code, preiscode',
  costs: 'costs',
  valuations: 'valuations',
  dimensions:
    'measurements and weight, dimensions, size, measurements, measures, dims, dimension, masse, abmessungen, grosse, mesures, taille, dimensioni, misure, dimensiones, medidas, tamano, afmetingen, maten, formaat',
  'measure.height': 'height, h, hoehe, hohe, hauteur, haut, altezza, alto, altura, hoogte',
  'measure.width': 'width, w, breite, largeur, larg, larghezza, ancho, anchura, breedte',
  'measure.depth': 'depth, d, tiefe, profondeur, profondita, profundidad, fondo, diepte',
  'measure.length': 'length, l, lange, laenge, longueur, lunghezza, largo, longitud, lengte',
  'measure.diameter': 'diameter, dia, diam, durchmesser, diametre, diametro, doorsnede',
  'measure.circumference': 'circumference, umfang, circonference, circonferenza, circunferencia, omtrek',
  'measure.weight': 'weight, wt, gewicht, poids, peso',
  'valuation.insured':
    'insured value, insurance value, insured for, sum insured, agreed value, insurance valuation, versicherungswert, versicherungssumme, valeur assuree, valeur d assurance, valore assicurato, valor asegurado, verzekerde waarde, verzekeringswaarde',
  'valuation.replacement':
    'retail replacement, replacement, replacement value, replacement cost, rrv, wiederbeschaffungswert, valeur de remplacement, valore di sostituzione, valor de reposicion, vervangingswaarde',
  'valuation.fairMarket':
    'fair market value, market value, fmv, estimate, auction estimate, marktwert, verkehrswert, schatzwert, schatzpreis, valeur venale, estimation, valore di mercato, stima, valor de mercado, estimacion, marktwaarde, taxatiewaarde, schatting',
  'valuation.own':
    'own estimate, value, valuation, current value, my value, estimated value, worth, asking price, asking, retail, wert, valeur, valore, valor, waarde',
  currency: 'currency, curr, ccy, wahrung, waehrung, devise, monnaie, valuta, moneda, munt',
  photo:
    'photo, photos, picture, pictures, image, images, image file, image files, photo file, photo files, file name, filename, img, foto, fotos, bild, bilder, bilddatei, photographie, fichier, immagine, immagini, imagen, imagenes, afbeelding, afbeeldingen, fotobestand',
  specifics: 'item specifics',
  ignore:
    'mean price, estimated price min, estimated price max, estimate currency, estimate date, date added, videos, earliest year, latest year, row, line',
}

/** 'Insured Value (£)' and 'insured-value' are one. */
export function headingKey(heading: string): string {
  return foldAccents(heading)
    .toLowerCase()
    .replaceAll(/['’]s\b/g, 's')
    .replaceAll(/[^\p{L}\p{N}#]+/gu, ' ')
    .trim()
}

const byName = new Map<string, string>()
for (const { key, label } of importTargets) byName.set(headingKey(label), key)
for (const [target, list] of Object.entries(names))
  for (const name of list.split(',')) byName.set(headingKey(name), target)
// The label of a documented field that holds US dollars alone.
byName.set('purchase price', 'cost.price')

/** All names that speak for a table, for the search for its delimiter. */
export const knownNames: readonly string[] = [...byName.keys()]

export interface HeadingReading {
  /** Null where the name is not known. */
  target: string | null
  currency: string | null
  unit: (typeof measureUnits)[number] | null
}

const signs: Readonly<Record<string, string>> = {
  $: 'USD',
  '£': 'GBP',
  '€': 'EUR',
  us$: 'USD',
  a$: 'AUD',
  c$: 'CAD',
}
const units = new Map<string, (typeof measureUnits)[number]>([
  ...measureUnits.map((unit) => [unit, unit] as const),
  ['inches', 'in'],
  ['inch', 'in'],
  ['ins', 'in'],
  ['"', 'in'],
  ['feet', 'ft'],
  ['grams', 'g'],
  ['gr', 'g'],
  ['ozt', 'oz t'],
  ['carat', 'ct'],
])

/** 'AccessionNumber' and 'creditLine', as databases name their fields. */
const isJoined = (name: string) => /^\p{L}+$/u.test(name) && /\p{Ll}\p{Lu}/u.test(name)
export const separated = (name: string) => name.replaceAll(/(?<=\p{Ll})(?=\p{Lu})/gu, ' ')

/** What the name of a column says: 'Height (cm)', 'Cost £', 'Value in EUR', 'Photo 2'. */
export function readHeading(heading: string): HeadingReading {
  const plain = heading.trim()
  if (isJoined(plain)) {
    const apart = readHeading(separated(plain))
    if (apart.target !== null) return apart
  }
  const [, bracketed = ''] = /[([]\s*(?:in\s+)?([^)\]]+?)\s*[)\]]\s*$/u.exec(plain) ?? []
  const [, last = ''] = /(?:^|[\s,/])([^\s,/]+)$/u.exec(plain) ?? []
  const aside = [bracketed, last].filter((text) => text !== '')
  const currency = aside.map(currencyOf).find((code) => code !== null) ?? null
  const unit = aside.map((text) => units.get(text.toLowerCase().replace(/\.$/, ''))).find(Boolean) ?? null
  const candidates = [
    plain,
    plain.replace(/[([][^)\]]*[)\]]/gu, ''),
    ...(currency !== null || unit !== null
      ? [plain.replace(/[\s,/([]+(?:in\s+)?[^\s,/([]+[)\]]?$/iu, ''), plain.replace(/\s*[£€$]\s*/gu, ' ')]
      : []),
    plain.replace(/\s*\d+$/u, ''),
  ]
  const target = candidates.map((name) => byName.get(headingKey(name))).find((found) => found !== undefined)
  return { target: target ?? targetOfWords(headingKey(plain)), currency, unit }
}

function currencyOf(text: string): string | null {
  const sign = signs[text.toLowerCase()]
  if (sign !== undefined) return sign
  const code = text.toUpperCase()
  return /^[A-Z]{3}$/.test(code) && isCurrency(code) && !units.has(text.toLowerCase()) ? code : null
}

const OTHER_NUMBERS = /\b(?:former|previous|old|other|related)\b/

/** Words within a longer name that leave no doubt: 'Photograph of the base', 'Insured value 2019'. */
const words: readonly (readonly [RegExp, string])[] = [
  [/\binsur\w* (?:value|valuation|amount)|\bversicherungswert|\bvaleur assur/, 'valuation.insured'],
  [/\breplacement\b/, 'valuation.replacement'],
  [/^(?:value|valuation|valued) (?:today|now|in|at|\d{4})/, 'valuation.own'],
  [/\bmarket value|\bestimate/, 'valuation.fairMarket'],
  [/\bphoto\w*|\bimages?\b|\bpictures?\b|\bbilder?\b/, 'photo'],
  [/\binventor\w* (?:no|nr|num\w*)\b|\baccession (?:no|nr|num\w*|id|code)\b/, 'inventoryNumber'],
  [/\b(?:date|datum|data|fecha) .*\b(?:acqui\w*|purchas\w*|bought|kauf\w*|achat|compra)\b/, 'purchaseDate'],
  [/\b(?:price|cost|amount) .*\b(?:paid|purchase\w*)\b|\b(?:purchase|paid|cost) price\b/, 'cost.price'],
  [/\blocation\b|\bstandort\b/, 'storageLocation'],
  [/\bnotes?\b|\bremarks?\b|\bbemerkung/, 'notes'],
]

function targetOfWords(key: string): string | null {
  const target = words.find(([pattern]) => pattern.test(key))?.[1] ?? null
  return target === 'inventoryNumber' && OTHER_NUMBERS.test(key) ? null : target
}
