import type { NestFastifyApplication } from '@nestjs/platform-fastify'
import type { Logger } from '@vitrine/platform/logging'

const FIRST_PAGES = ['/', '/dictionary']

/**
 * Shows a new process the pages that most readers begin with, so that the first of them does not wait while
 * their code runs for the first time and connections are opened. Nobody waits for this, and a failure is no
 * more than a slow first page.
 */
export async function showFirstPages(
  app: Pick<NestFastifyApplication, 'inject'>,
  logger: Pick<Logger, 'warn'>,
): Promise<void> {
  for (const url of FIRST_PAGES) {
    try {
      await app.inject({ method: 'GET', url, headers: { accept: 'text/html' } })
    } catch (error) {
      logger.warn({ err: error, url }, 'a first page could not be shown ahead')
    }
  }
}
