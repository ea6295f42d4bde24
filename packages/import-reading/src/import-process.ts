import { failure, serveTasks } from '@vitrine/platform/task-process'
import { ImportFileRefused, taskSchema, type Outcome } from './messages.ts'
import { listPhotos, takePhotos } from './photos/photo-archive.ts'
import { readImportFile } from './sheets/read-import-file.ts'

/** The process that reads one spreadsheet or ZIP of a stranger and ends. */
serveTasks(outcomeOf)

async function outcomeOf(message: unknown): Promise<Outcome> {
  try {
    const task = taskSchema.parse(message)
    switch (task.kind) {
      case 'read-table':
        return { sheets: await readImportFile(task) }
      case 'list-photos':
        return { photos: await listPhotos(task.path) }
      case 'take-photos':
        return { taken: await takePhotos(task) }
    }
  } catch (error) {
    return error instanceof ImportFileRefused ? { refused: error.refusal } : failure(error)
  }
}
