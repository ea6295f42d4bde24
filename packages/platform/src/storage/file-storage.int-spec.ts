import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileStorage } from './file-storage.ts'
import { objectStorageContract } from './object-storage.contract.ts'

const folder = mkdtempSync(join(tmpdir(), 'vitrine-storage-'))
objectStorageContract('files', () => fileStorage(folder))
