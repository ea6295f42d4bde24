import { throwAwayMinio } from '../services/throw-away.ts'
import { tellTests } from './s3-environment.ts'

/** Starts a throw-away MinIO for the contract of object storage. */
export default async function setup(): Promise<() => Promise<void>> {
  return tellTests(await throwAwayMinio())
}
