import type { ImportProduct } from '@vitrine/contracts/vault-imports/reading'
import { headingKey } from './columns-by-name.ts'

interface ProductExport {
  product: ImportProduct
  /** A table with all of these columns is an export of the product. */
  signs: readonly string[]
  targets: Readonly<Record<string, string>>
}

/** Exports whose columns fill in by themselves. Columns of them that are not named here are item specifics. */
const exports: readonly ProductExport[] = [
  {
    product: 'vitrine',
    signs: ['ID', 'Title', 'Item Specifics', 'Years In Family', 'Mean Price'],
    targets: {
      ID: 'id',
      Photos: 'ignore',
      'Purchase Price': 'purchasePrice',
      Insured: 'ignore',
      Stored: 'ignore',
    },
  },
  {
    product: 'homebox',
    signs: ['HB.name', 'HB.location'],
    targets: {
      'HB.import_ref': 'ignore',
      'HB.parent_import_ref': 'ignore',
      'HB.location': 'storageLocation',
      'HB.tags': 'tags',
      'HB.labels': 'tags',
      'HB.asset_id': 'inventoryNumber',
      'HB.archived': 'ignore',
      'HB.url': 'specific',
      'HB.name': 'title',
      'HB.quantity': 'quantity',
      'HB.description': 'description',
      'HB.insured': 'insurance',
      'HB.notes': 'notes',
      'HB.purchase_price': 'cost.price',
      'HB.purchase_from': 'acquiredFrom',
      'HB.purchase_date': 'purchaseDate',
      'HB.purchase_time': 'purchaseDate',
      'HB.manufacturer': 'maker',
      'HB.model_number': 'specific',
      'HB.serial_number': 'serialNumber',
      'HB.lifetime_warranty': 'ignore',
      'HB.warranty_expires': 'specific',
      'HB.warranty_details': 'specific',
      'HB.sold_to': 'ownershipPerson',
      'HB.sold_price': 'ownershipPrice',
      'HB.sold_date': 'ownershipDay',
      'HB.sold_time': 'ownershipDay',
      'HB.sold_notes': 'ownershipNote',
    },
  },
  {
    product: 'discogs-collection',
    signs: ['Catalog#', 'Artist', 'release_id', 'CollectionFolder'],
    targets: {
      'Catalog#': 'specific',
      Artist: 'maker',
      Title: 'title',
      Label: 'specific',
      Format: 'specific',
      Rating: 'specific',
      Released: 'dateText',
      release_id: 'ignore',
      CollectionFolder: 'collection',
      'Date Added': 'ignore',
      'Collection Media Condition': 'condition',
      'Collection Sleeve Condition': 'specific',
      'Collection Notes': 'notes',
    },
  },
  {
    product: 'discogs-inventory',
    signs: ['listing_id', 'release_id', 'media_condition'],
    targets: {
      listing_id: 'ignore',
      artist: 'maker',
      title: 'title',
      label: 'specific',
      catno: 'specific',
      format: 'specific',
      release_id: 'ignore',
      status: 'specific',
      price: 'valuation.own',
      listed: 'ignore',
      comments: 'notes',
      media_condition: 'condition',
      sleeve_condition: 'specific',
      accept_offer: 'ignore',
      external_id: 'inventoryNumber',
      weight: 'ignore',
      format_quantity: 'ignore',
      flat_shipping: 'ignore',
      location: 'storageLocation',
    },
  },
  {
    product: 'librarything',
    signs: ['Book Id', 'Title', 'Primary Author', 'Collections'],
    targets: {
      'Book Id': 'ignore',
      Title: 'title',
      'Sort Character': 'ignore',
      'Primary Author': 'maker',
      'Primary Author Role': 'ignore',
      'Secondary Author': 'specific',
      'Secondary Author Roles': 'ignore',
      Publication: 'specific',
      Date: 'dateText',
      Review: 'notes',
      Rating: 'specific',
      Comment: 'notes',
      'Private Comment': 'notes',
      Summary: 'description',
      Media: 'objectType',
      'Physical Description': 'specific',
      Weight: 'measure.weight',
      Height: 'measure.height',
      Thickness: 'measure.depth',
      Length: 'measure.length',
      Dimensions: 'ignore',
      'Page Count': 'specific',
      LCCN: 'specific',
      Acquired: 'purchaseDate',
      'Date Started': 'ignore',
      'Date Read': 'ignore',
      Barcode: 'ignore',
      BCID: 'ignore',
      Tags: 'tags',
      Collections: 'collection',
      Languages: 'specific',
      'Original Languages': 'ignore',
      'LC Classification': 'specific',
      ISBN: 'serialNumber',
      ISBNs: 'ignore',
      Subjects: 'specific',
      'Dewey Decimal': 'specific',
      'Dewey Wording': 'ignore',
      'Other Call Number': 'ignore',
      Copies: 'quantity',
      Source: 'ignore',
      'Entry Date': 'ignore',
      'From Where': 'acquiredFrom',
      OCLC: 'ignore',
      'Work id': 'ignore',
      'Lending Patron': 'ignore',
      'Lending Status': 'ignore',
      'Lending Start': 'ignore',
      'Lending End': 'ignore',
      'List Price': 'specific',
      'Purchase Price': 'cost.price',
      Value: 'valuation.own',
      Condition: 'condition',
      ISSN: 'ignore',
    },
  },
  {
    product: 'numista',
    signs: ['N#'],
    targets: {
      Country: 'place',
      Issuer: 'maker',
      Currency: 'specific',
      'Face value': 'specific',
      Reference: 'specific',
      'N#': 'specific',
      Title: 'title',
      Year: 'dateText',
      Quantity: 'quantity',
      Grade: 'condition',
      Estimate: 'valuation.own',
      Comments: 'notes',
    },
  },
]

/** The product that wrote a table with these headings; null where none is recognized. */
export function productOf(headings: readonly string[]): ImportProduct | null {
  const present = new Set(headings.map(exportKey))
  return exports.find(({ signs }) => signs.every((sign) => present.has(exportKey(sign))))?.product ?? null
}

/** Null where the product does not say it: the column is matched as any other. */
export function targetInProduct(product: ImportProduct, heading: string): string | null {
  const found = exports.find((known) => known.product === product)
  const key = exportKey(heading)
  if (product === 'homebox' && key.startsWith('hb field')) return 'specific'
  const [, target] = Object.entries(found?.targets ?? {}).find(([name]) => exportKey(name) === key) ?? []
  // The headings of Numista are in the language of the member.
  return target ?? (product === 'vitrine' || product === 'numista' ? null : 'specific')
}

const exportKey = (heading: string) => headingKey(heading.replaceAll('_', ' '))
