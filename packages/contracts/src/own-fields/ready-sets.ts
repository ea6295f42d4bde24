import { sameTextKey } from '../same-text.ts'
import type { OwnFieldDefinition } from './own-fields.ts'

const text = (name: string): OwnFieldDefinition => ({ name, type: 'text', unit: '', choices: [] })
const number = (name: string, unit = ''): OwnFieldDefinition => ({ name, type: 'number', unit, choices: [] })
const date = (name: string): OwnFieldDefinition => ({ name, type: 'date', unit: '', choices: [] })
const yesNo = (name: string): OwnFieldDefinition => ({ name, type: 'yesNo', unit: '', choices: [] })
const choice = (name: string, ...choices: string[]): OwnFieldDefinition => ({
  name,
  type: 'choice',
  unit: '',
  choices,
})

export interface ReadySet {
  name: string
  label: string
  fields: readonly OwnFieldDefinition[]
}

/** Fields that collectors of one kind of thing usually record. */
export const readySets = [
  {
    name: 'coins',
    label: 'Coins',
    fields: [
      text('Denomination'),
      text('Country'),
      text('Year of issue'),
      text('Mint mark'),
      text('Composition'),
      number('Weight', 'g'),
      number('Diameter', 'mm'),
      choice(
        'Grade',
        'Poor',
        'Fair',
        'About good',
        'Good',
        'Very good',
        'Fine',
        'Very fine',
        'Extremely fine',
        'About uncirculated',
        'Uncirculated',
        'Proof',
      ),
      text('Certified by'),
      text('Certificate number'),
      text('Catalog number'),
    ],
  },
  {
    name: 'stamps',
    label: 'Stamps',
    fields: [
      text('Country'),
      text('Year of issue'),
      text('Denomination'),
      text('Catalog number'),
      choice('Used or unused', 'Mint, never hinged', 'Mint, hinged', 'No gum', 'Used', 'On cover'),
      choice('Centering', 'Poor', 'Average', 'Fine', 'Very fine', 'Extremely fine', 'Superb'),
      number('Perforation'),
      text('Watermark'),
      text('Postmark'),
      yesNo('Expertized'),
    ],
  },
  {
    name: 'books',
    label: 'Books',
    fields: [
      text('Author'),
      text('Publisher'),
      text('Place of publication'),
      text('Year of publication'),
      text('Edition'),
      text('Printing'),
      text('ISBN'),
      choice('Binding', 'Hardcover', 'Softcover', 'Leather', 'Half leather', 'Cloth', 'Vellum', 'Wrappers'),
      choice('Dust jacket', 'Original', 'Facsimile', 'Missing', 'Issued without'),
      number('Pages'),
      text('Language'),
      yesNo('Signed'),
    ],
  },
  {
    name: 'watches',
    label: 'Watches',
    fields: [
      text('Brand'),
      text('Model'),
      text('Reference number'),
      text('Year of production'),
      choice('Movement', 'Hand-wound', 'Automatic', 'Quartz', 'Other'),
      text('Caliber'),
      text('Case material'),
      number('Case diameter', 'mm'),
      text('Bracelet or strap'),
      yesNo('Original box'),
      yesNo('Original papers'),
      date('Last serviced'),
    ],
  },
  {
    name: 'records',
    label: 'Records',
    fields: [
      text('Artist'),
      text('Label'),
      text('Catalog number'),
      text('Year of release'),
      text('Country of pressing'),
      choice('Format', 'LP', 'EP', 'Single', '78 rpm', 'Box set', 'Other'),
      choice('Speed', '33⅓ rpm', '45 rpm', '78 rpm', '16⅔ rpm'),
      text('Matrix number'),
      choice('Record grade', 'Mint', 'Near mint', 'Very good plus', 'Very good', 'Good', 'Fair', 'Poor'),
      choice('Sleeve grade', 'Mint', 'Near mint', 'Very good plus', 'Very good', 'Good', 'Fair', 'Poor'),
    ],
  },
  {
    name: 'jewelry',
    label: 'Jewelry',
    fields: [
      choice('Kind', 'Ring', 'Necklace', 'Bracelet', 'Brooch', 'Earrings', 'Pendant', 'Other'),
      text('Metal'),
      text('Fineness'),
      text('Hallmarks'),
      text('Main stone'),
      number('Stone weight', 'ct'),
      number('Weight', 'g'),
      text('Size'),
      text('Designer'),
      yesNo('Signed'),
      text('Certificate number'),
    ],
  },
  {
    name: 'firearms',
    label: 'Firearms',
    fields: [
      text('Manufacturer'),
      text('Model'),
      text('Caliber'),
      text('Action'),
      number('Barrel length', 'in'),
      text('Year of manufacture'),
      text('Proof marks'),
      choice('Finish', 'Blued', 'Case-hardened', 'Nickel', 'Parkerized', 'Stainless', 'None left', 'Other'),
      yesNo('Matching numbers'),
      yesNo('Deactivated'),
      text('Permit or license'),
    ],
  },
  {
    name: 'toys',
    label: 'Toys',
    fields: [
      text('Manufacturer'),
      text('Product line'),
      text('Model number'),
      text('Year of production'),
      text('Scale'),
      choice('Packaging', 'Sealed', 'Boxed', 'Box only', 'Loose'),
      yesNo('Complete'),
      yesNo('Working'),
      text('Missing parts'),
    ],
  },
  {
    name: 'textiles',
    label: 'Textiles',
    fields: [
      text('Fiber'),
      text('Technique'),
      text('Pattern'),
      text('Region'),
      number('Length', 'cm'),
      number('Width', 'cm'),
      text('Dyes'),
      text('Repairs'),
      date('Last cleaned'),
    ],
  },
] as const satisfies readonly ReadySet[]

export type ReadySetName = (typeof readySets)[number]['name']

/** The fields of a set whose names a member does not have. */
export function missingOfSet(
  set: ReadySetName,
  there: readonly { name: string }[],
): readonly OwnFieldDefinition[] {
  const taken = new Set(there.map(({ name }) => sameTextKey(name)))
  return (readySets.find(({ name }) => name === set)?.fields ?? []).filter(
    ({ name }) => !taken.has(sameTextKey(name)),
  )
}
