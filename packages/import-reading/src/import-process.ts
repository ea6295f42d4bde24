import { failure, serveTasks } from '@vitrine/platform/task-process'
import { ImportFileRefused, taskSchema, type Outcome } from './messages.ts'
import { readImportFile } from './sheets/read-import-file.ts'

/** The process that reads one spreadsheet of a stranger and ends. */
serveTasks(outcomeOf)

async function outcomeOf(message: unknown): Promise<Outcome> {
  try {
    return { sheets: await readImportFile(taskSchema.parse(message)) }
  } catch (error) {
    return error instanceof ImportFileRefused ? { refused: error.refusal } : failure(error)
  }
}
