import { importLine, insertInto, writeTemplates } from './files.ts'
import type { Names } from './names.ts'

/** The console's screens for the records of an area, in the menu's group of the site. */
export async function newResource(root: string, names: Names): Promise<string[]> {
  const { records, recordsVar } = names
  const label = names['Records words']
  const destination = `      { resource: '${records}', label: '${label}', purpose: 'Create, edit and delete', to: '/app/oms/${records}', icon: Handshake },\n`
  return [
    ...(await writeTemplates(root, 'resource', names)),
    await insertInto(root, 'admin/src/Console.tsx', [{ text: `, ${recordsVar}`, beforeFirst: ']\nconst resources' }, importLine(`import { ${recordsVar} } from './${records}/index.ts'`)]),
    await insertInto(root, 'admin/src/layout/navigation.ts', [{ text: destination, beforeFirst: "      { resource: 'contact-messages'" }]),
  ]
}
