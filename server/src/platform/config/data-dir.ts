import { accessSync, constants, mkdirSync, statSync } from 'node:fs'
import { ConfigError } from './config-error.ts'

/** Makes the folder where it is missing, and refuses one that this account cannot use. */
export function prepareDataDir(dataDir: string): void {
  try {
    mkdirSync(dataDir, { recursive: true })
  } catch (error) {
    throw new ConfigError(`DATA_DIR: ${dataDir} ${reasonOf(error)}`)
  }
  if (!statSync(dataDir).isDirectory()) throw new ConfigError(`DATA_DIR: ${dataDir} is a file, not a folder`)
  try {
    accessSync(dataDir, constants.R_OK | constants.W_OK | constants.X_OK)
  } catch (error) {
    throw new ConfigError(`DATA_DIR: ${dataDir} ${reasonOf(error)}`)
  }
}

const account = () => `this account (user id ${process.getuid?.() ?? 'unknown'})`

function reasonOf(error: unknown): string {
  const { code, message } = error as Error & { code?: string }
  if (code === 'EEXIST' || code === 'ENOTDIR') return 'is a file, or below one, and not a folder'
  if (code === 'EROFS') return 'cannot be written: the disk is mounted for reading only'
  if (code === 'EACCES' || code === 'EPERM') return `cannot be written by ${account()}`
  if (code === 'ENOSPC') return 'cannot be written: the disk is full'
  return `cannot be used: ${message}`
}
