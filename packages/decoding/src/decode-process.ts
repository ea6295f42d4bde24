import { failure, serveTasks } from '@vitrine/platform/task-process'
import sharp from 'sharp'
import { taskSchema, type Outcome, type Task } from './messages.ts'
import { FileRefused } from './refusal.ts'
import { convertPicture } from './tasks/convert-picture.ts'
import { makeRenditions } from './tasks/make-renditions.ts'

/**
 * The process in which files of strangers are opened, one at a time. Whoever started it kills it
 * when it takes too long or too much memory.
 */
sharp.cache(false)
// Other pictures wait in other processes.
sharp.concurrency(1)
// Of the many formats that the library reads, those that are taken.
sharp.block({ operation: ['VipsForeignLoad'] })
sharp.unblock({
  operation: [
    'VipsForeignLoadJpegFile',
    'VipsForeignLoadPngFile',
    'VipsForeignLoadNsgifFile',
    'VipsForeignLoadWebpFile',
  ],
})

serveTasks(outcomeOf)

async function outcomeOf(message: unknown): Promise<Outcome> {
  try {
    return { result: await run(taskSchema.parse(message)) }
  } catch (error) {
    if (error instanceof FileRefused) return { refused: { code: error.code, reason: error.message } }
    return failure(error)
  }
}

/** What is needed more seldom is loaded when it is needed: a process starts in a third of the time. */
async function run(task: Task): Promise<unknown> {
  switch (task.kind) {
    case 'keep-picture':
      return await convertPicture(task.input, task.output)
    case 'make-renditions':
      return await makeRenditions(task.input, task.folder, task.widths)
    case 'resize-picture':
      return await (await import('./tasks/resize-picture.ts')).resizePicture(task.input, task.output, task)
    case 'check-picture':
      return await (await import('./tasks/check-picture.ts')).checkPicture(task.input)
    case 'unpack-images':
      return await (await import('./tasks/unpack-images.ts')).unpackImages(task.input, task.folder)
    case 'clean-video':
      return await (await import('./tasks/clean-video.ts')).cleanVideo(task.input, task.output)
  }
}
