import { failure, serveTasks } from '@vitrine/platform/task-process'
import { taskSchema, type Outcome, type Task, DocumentTooLarge } from './messages.ts'

/**
 * The process that makes one document and ends. Whoever started it kills it when it takes too long
 * or too much memory.
 */
serveTasks(outcomeOf)

async function outcomeOf(message: unknown): Promise<Outcome> {
  try {
    await run(taskSchema.parse(message))
    return { done: true }
  } catch (error) {
    if (error instanceof DocumentTooLarge) return { tooLarge: error.excess }
    return failure(error)
  }
}

/** Each kind loads its own libraries. */
async function run(task: Task): Promise<void> {
  switch (task.kind) {
    case 'vault-pdf':
      return await (await import('./tasks/vault-pdf.ts')).writeVaultPdf(task)
    case 'marks-sheet':
      return await (await import('./tasks/marks-sheet.ts')).writeMarksSheet(task)
  }
}
