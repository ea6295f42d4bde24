import { readdirSync, readFileSync } from 'node:fs'
import { join, relative, resolve } from 'node:path'
import { expect, test } from 'vitest'

const root = resolve(import.meta.dirname, '../../..')

/** Who may write to the audit log beside the frame of commands, and why. */
const exceptions: Readonly<Record<string, string>> = {
  'packages/domain/src/audit/audit.ts': 'is how it is written',
  'api/src/commands/command-frame.ts': 'is the frame',
  'api/src/audit/audit.module.ts': 'a refused call runs no command',
  'api/src/starter-content/upgrade-sold-items.ts':
    'a newer version replaces untouched samples by itself, at its start',
  'packages/domain/src/billing/payment-emails.ts':
    'a chargeback blocks the email that paid, whoever hears of it',
  'workers/src/account-deletion/erase-account.ts':
    'the workers erase an account by themselves, when its time has come',
  'workers/src/texts/run-due-changes.ts':
    'the workers publish and unpublish by themselves, when the time has come',
  'workers/src/newsletter/begin-due-issues.ts':
    'the workers hold an issue back by themselves, in the transaction that begins others',
}

function sources(folder: string): string[] {
  return readdirSync(folder, { withFileTypes: true, recursive: true })
    .filter((entry) => entry.isFile() && entry.name.endsWith('.ts') && !entry.name.endsWith('spec.ts'))
    .map((entry) => join(entry.parentPath, entry.name))
}

test('audit entries are written by the frame of commands, and by those who are named here', () => {
  const writers = ['api/src', 'workers/src', 'packages']
    .flatMap((folder) => sources(join(root, folder)))
    .filter((file) => !/\/(node_modules|testing|migrations)\//.test(file))
    .filter((file) =>
      /recordAudit\(|insertInto\('audit_entries'\)|INSERT INTO audit_entries/.test(
        readFileSync(file, 'utf8'),
      ),
    )
    .map((file) => relative(root, file))
  expect(writers.toSorted()).toEqual(Object.keys(exceptions).toSorted())
})
