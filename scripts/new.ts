import { CannotGoOn, runCommand } from './product/failure.ts'
import { root } from './product/settings.ts'
import { bin, runTool } from './rings/run-tool.ts'
import { newArea } from './new/area.ts'
import { newCommand } from './new/command.ts'
import { newConsumer } from './new/consumer.ts'
import { newForm } from './new/form.ts'
import { namesOf } from './new/names.ts'
import { newResource } from './new/resource.ts'
import { newIndex } from './new/search-index.ts'

const usage = `npm run new -- area NAMES [NAME]       an area whole: "auction-houses", and "auction-house" where that is not the name without its s
npm run new -- command AREA VERB-NOUN  a command of staff on one record, with its endpoint: "archive-auction-house"
npm run new -- form AREA VERB-NOUN     what runs that command from the record's page in the console
npm run new -- index AREA              a search index of its records, kept up to date
npm run new -- consumer AREA HAPPENED  who follows one of its events: "archived"
npm run new -- resource AREA           the console's screens for an area that has none`

/** Makes a slice that passes all checks, to be filled with what is particular. */
await runCommand(async () => {
  const [kind, name = '', second] = process.argv.slice(2)
  if (kind === 'area' && name) return await report(newArea(root, namesOf(name, second)))
  if (kind === 'command' && name && second) return await report(newCommand(root, namesOf(name), second))
  if (kind === 'form' && name && second) return await report(newForm(root, namesOf(name), second))
  if (kind === 'index' && name) return await report(newIndex(root, namesOf(name, second)))
  if (kind === 'consumer' && name && second) return await report(newConsumer(root, namesOf(name), second))
  if (kind === 'resource' && name) return await report(newResource(root, namesOf(name, second)))
  throw new CannotGoOn(usage)
})

async function report(making: Promise<readonly string[]>): Promise<void> {
  const paths = await making
  const formatted = await runTool(bin('oxfmt'), paths)
  if (formatted.code !== 0) throw new CannotGoOn(formatted.output)
  for (const path of paths) console.log(path)
}
