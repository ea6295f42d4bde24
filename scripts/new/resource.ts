import { writeTemplates } from './files.ts'
import type { Names } from './names.ts'

/**
 * The console's screens for the records of an area, with their entry in the menu's group of the site. The
 * console finds both.
 */
export async function newResource(root: string, names: Names): Promise<string[]> {
  return await writeTemplates(root, 'resource', names)
}
